import type { Fact } from '@/schemas/fact'

/* What programs and the law pay for, each dated figure once; copy inserts its `text`. */

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

export const licenseReimbursement: Fact = {
  id: 'license-reimbursement',
  text: 'up to $1,000',
  source: { title: 'Navy reimbursement page; Army Directive 2024-04; Air Force page', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}

export const bah2026: Fact = {
  id: 'bah-2026',
  text: 'an average rise of 4.2% from January 1, 2026, across 299 housing areas',
  source: { title: 'Department release on 2026 BAH rates, December 2025', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P3M',
}

export const childCareFeeCap: Fact = {
  id: 'child-care-fee-cap',
  text: '$1,800 a month for each child (2024 figure; it may have risen)',
  source: { title: 'Army fee assistance page, April 2024', seen: true },
  lastReviewed: '2026-11-21',
  reviewEvery: 'P12M',
}
