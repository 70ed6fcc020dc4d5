import {
  moveCutsMemo,
  moveFrequencyArticle,
  msepNews2022,
  msepNews2023,
  spouseCareerProgram,
  spouseSurvey2021,
  spouseSurvey2024,
} from '@/data/sources/families'
import {
  mySeco,
  overseasTeleworkApproval,
  overseasTeleworkPage,
  overseasTeleworkRule,
  preferenceChecklist,
  remoteSpousesMemo,
  remoteSpousesNews,
} from '@/data/sources/work'
import type { Fact } from '@/schemas/content/fact'

/* Figures about military families and their employers, each dated figure once; copy inserts its `text`. */

export const unemployment2021: Fact = {
  id: 'unemployment-2021',
  text: '21%',
  source: spouseSurvey2021,
  lastReviewed: '2026-11-23',
  reviewInterval: 'survey',
}

export const unemployment2024: Fact = {
  id: 'unemployment-2024',
  text: '20%',
  source: spouseSurvey2024,
  lastReviewed: '2026-11-23',
  reviewInterval: 'survey',
}

export const msepEmployers: Fact = {
  id: 'msep-employers',
  text: 'hundreds of employers (more than 700 in 2023)',
  source: spouseCareerProgram,
  alsoFrom: [msepNews2022, msepNews2023],
  lastReviewed: '2026-11-25',
  reviewInterval: 'survey',
}

/** The form that a spouse needs for hiring preference at the Department of Defense. */
export const spouseChecklist: Fact = {
  id: 'spouse-checklist',
  text: 'Military Spouse PPP (Priority Placement Program) Self-Certification Checklist',
  source: preferenceChecklist,
  lastReviewed: '2026-11-25',
  reviewInterval: 'eligibility',
}

export const remoteMemo: Fact = {
  id: 'remote-memo',
  text: 'the federal personnel office’s memo of February 12, 2025',
  source: remoteSpousesMemo,
  alsoFrom: [remoteSpousesNews],
  lastReviewed: '2026-11-25',
  reviewInterval: 'law',
}

/** An agency's approval of remote work does not replace it. Checking the email on vacation does not need it. */
export const overseasTelework: Fact = {
  id: 'overseas-telework',
  text: 'Even one workday from another country needs a DETO (Domestic Employees Teleworking Overseas) agreement, which the State Department has to approve',
  source: overseasTeleworkPage,
  alsoFrom: [overseasTeleworkRule, overseasTeleworkApproval],
  lastReviewed: '2026-12-01',
  reviewInterval: 'law',
}

/** Shown with each SpouseWorks link until a page of that site has been read. */
export const olderSpouseSite: Fact = {
  id: 'older-spouse-site',
  text: 'myseco.militaryonesource.mil/portal',
  source: mySeco,
  lastReviewed: '2026-11-25',
  reviewInterval: 'link',
}

export const moveFrequency: Fact = {
  id: 'move-frequency',
  text: 'every 2-3 years',
  source: moveFrequencyArticle,
  lastReviewed: '2026-11-23',
  reviewInterval: 'survey',
}

export const moveCuts: Fact = {
  id: 'move-cuts',
  text: 'A department memo of May 22, 2025, told the services to plan for fewer moves, step by step until 2030',
  source: moveCutsMemo,
  lastReviewed: '2026-11-23',
  reviewInterval: 'benefit',
}
