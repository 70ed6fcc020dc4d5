import {
  compactDataset,
  cosmetologyCompactNews,
  cosmetologyCompactStates,
  counselingIssuing,
  dentalCompactSite,
  dentalCompactStates,
  nurseCompactMap,
  nurseCompactQuestions,
  teacherCompactDelaware,
  teacherCompactStart,
} from '@/data/sources/compacts'
import type { Fact } from '@/schemas/fact'

/* Figures and rules of license compacts, each dated figure once; copy inserts its `text`. */

export const nurseCompact: Fact = {
  id: 'nurse-compact',
  text: '40+ states and territories as of October 2026',
  source: nurseCompactMap,
  alsoFrom: [nurseCompactQuestions],
  lastReviewed: '2026-11-23',
  pace: 'compact',
}

export const counselingCompact: Fact = {
  id: 'counseling-compact',
  text: '38 states and Washington, D.C., have joined, and six were issuing as of June 2026: Arizona, Georgia, Indiana, Louisiana, Minnesota and Ohio',
  source: counselingIssuing,
  alsoFrom: [compactDataset],
  lastReviewed: '2026-11-23',
  pace: 'compact',
}

export const socialWorkCompact: Fact = {
  id: 'social-work-compact',
  text: '35 states have joined as of September 2026, but no multistate licenses were being issued in June 2026',
  source: compactDataset,
  lastReviewed: '2026-11-23',
  pace: 'compact',
}

/** Counted from dated acts: ten of 2023 and Delaware's. A list of May 2026 leaves two of them out. */
export const teacherCompact: Fact = {
  id: 'teacher-compact',
  text: 'at least 11 states: Alabama, Colorado, Delaware, Florida, Kansas, Kentucky, Nebraska, Nevada, Oklahoma, Oregon and Utah',
  source: teacherCompactStart,
  alsoFrom: [teacherCompactDelaware],
  lastReviewed: '2026-11-23',
  pace: 'compact',
}

export const cosmetologyCompact: Fact = {
  id: 'cosmetology-compact',
  text: 'at least 10 states had joined by January 2026, but no multistate licenses were being issued',
  source: cosmetologyCompactNews,
  alsoFrom: [cosmetologyCompactStates],
  lastReviewed: '2026-11-23',
  pace: 'compact',
}

export const hygienistCompact: Fact = {
  id: 'hygienist-compact',
  text: 'lists disagree: one of about early 2025 names 12 states, one of September 2026 names 10, and neither saw it issue anything',
  source: dentalCompactStates,
  alsoFrom: [compactDataset, dentalCompactSite],
  lastReviewed: '2026-11-23',
  pace: 'compact',
}
