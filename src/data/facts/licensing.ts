import type { Fact } from '@/schemas/fact'

/* Figures and rules of licensing, each dated figure once; copy inserts its `text`. */

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
      'States with portability laws of varying strength; some law in all 50 by 2016 (Military Officers Association of America)',
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
