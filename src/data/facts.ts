import type { Fact } from '@/schemas/fact'

/*
 * Dated figures and rules of the outside world, each once; copy inserts their `text`.
 * One constant a fact, so that a screen loads only those it names.
 */

export const unemployment2021: Fact = {
  id: 'unemployment-2021',
  text: '21%',
  source: { title: 'DoD Active Duty Spouse Survey 2021, released February 2023', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const unemployment2024: Fact = {
  id: 'unemployment-2024',
  text: '20%',
  source: { title: 'DoD Active Duty Spouse Survey 2024, as reported by MOAA in 2025', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const mycaaCap: Fact = {
  id: 'mycaa-cap',
  text: 'up to $4,000',
  source: {
    title: 'MyCAA program rules, as published by partner schools',
    url: 'https://mycaa.militaryonesource.mil/mycaa/',
    seen: true,
  },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const mycaaYearlyCap: Fact = {
  id: 'mycaa-yearly-cap',
  text: '$2,000 in one fiscal year',
  source: {
    title: 'MyCAA program rules, as published by partner schools',
    url: 'https://mycaa.militaryonesource.mil/mycaa/',
    seen: true,
  },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const mycaaRanks: Fact = {
  id: 'mycaa-ranks',
  text: 'E1-E5, W1-W2 and O1-O2',
  source: { title: 'MyCAA eligibility rules since October 2010', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P3M',
}

export const mycaaWidened: Fact = {
  id: 'mycaa-widened',
  text: 'E6 and O3 were let in, in limited numbers, from 2023, and the list has changed more than once: check current eligibility in the MyCAA portal',
  source: { title: 'Military OneSource release of spring 2023; later pages disagree', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P3M',
}

export const militaryOneSourcePhone: Fact = {
  id: 'military-onesource-phone',
  text: '800-342-9647',
  source: {
    title: 'Military OneSource',
    url: 'https://www.militaryonesource.mil/',
    seen: true,
  },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const crisisLine: Fact = {
  id: 'crisis-line',
  text: 'dial 988, then press 1',
  source: {
    title: 'Veterans and Military Crisis Line',
    url: 'https://www.veteranscrisisline.net/',
    seen: false,
  },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const licenseReimbursement: Fact = {
  id: 'license-reimbursement',
  text: 'up to $1,000',
  source: { title: 'Navy reimbursement page; Army Directive 2024-04; Air Force page', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const licenseFees: Fact = {
  id: 'license-fees',
  text: '$100 to $500+',
  source: { title: 'Estimate of this product; each board sets its own fees', seen: false },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const stateLicenseLaws: Fact = {
  id: 'state-license-laws',
  text: '35+',
  source: {
    title:
      'Count of states with portability laws of varying strength; MOAA found some law in all 50 by 2016',
    seen: true,
  },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const nurseCompact: Fact = {
  id: 'nurse-compact',
  text: '40+ states and territories as of August 2026',
  source: {
    title: 'Nurse Licensure Compact map, public copies of June to August 2026',
    seen: true,
  },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P3M',
}

export const counselingCompact: Fact = {
  id: 'counseling-compact',
  text: '39 states and territories have joined, and six were issuing as of June 2026: Arizona, Georgia, Indiana, Louisiana, Minnesota and Ohio',
  source: { title: 'Counseling Compact status, public copy of June 2026', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P3M',
}

export const socialWorkCompact: Fact = {
  id: 'social-work-compact',
  text: '31 states have joined, but no multistate licenses were being issued as of June 2026',
  source: {
    title: 'Social Work Licensure Compact status, public copies of early 2026',
    seen: true,
  },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P3M',
}

export const teacherCompact: Fact = {
  id: 'teacher-compact',
  text: '12 states as of May 2026',
  source: { title: 'Interstate Teacher Mobility Compact, one public page of May 2026', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P3M',
}

export const cosmetologyCompact: Fact = {
  id: 'cosmetology-compact',
  text: 'about 12 states have joined as of July 2026, but no multistate licenses are being issued yet',
  source: { title: 'Cosmetology Licensure Compact, public copies of 2026', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P3M',
}

export const hygienistCompact: Fact = {
  id: 'hygienist-compact',
  text: '9 states had joined by mid-2024; it was not issuing when last checked, and newer counts were not found',
  source: { title: 'Dentist and Dental Hygienist Compact site, 2024', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P3M',
}

export const bah2026: Fact = {
  id: 'bah-2026',
  text: 'an average rise of 4.2% from January 1, 2026, across 299 housing areas',
  source: { title: 'Department release on 2026 BAH rates, December 2025', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P3M',
}

export const msepEmployers: Fact = {
  id: 'msep-employers',
  text: 'several hundred employers (800+ reported in 2026)',
  source: { title: 'MOAA 2023 and a public page of 2026', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const childCareFeeCap: Fact = {
  id: 'child-care-fee-cap',
  text: '$1,800 a month for each child (2024 figure; it may have risen)',
  source: { title: 'Army fee assistance page, April 2024', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const moveFrequency: Fact = {
  id: 'move-frequency',
  text: 'every 2-3 years',
  source: {
    title: 'USAFacts on military families; other studies say two to four years',
    seen: true,
  },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}
