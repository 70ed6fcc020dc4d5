import {
  licenseLawText,
  licenseLawTextSecond,
  licensePortabilityUpdate,
  spouseLicensureReport,
  stateLawsReport,
} from '@/data/sources/license-law'
import type { Fact } from '@/schemas/content/fact'

/* Figures and rules of the laws on licenses, each dated figure once; copy inserts its `text`. */

export const stateLicenseLaws: Fact = {
  id: 'state-license-laws',
  text: '35+',
  source: spouseLicensureReport,
  alsoFrom: [stateLawsReport],
  lastReviewed: '2026-11-23',
  reviewInterval: 'law',
}

export const thirtyDayRule: Fact = {
  id: 'thirty-day-rule',
  text: 'If the board cannot decide within 30 days, ask for a temporary license. It gives the same rights as a full one. Count from the later of two days: application complete, and your move.',
  source: licenseLawText,
  alsoFrom: [licenseLawTextSecond, licensePortabilityUpdate],
  lastReviewed: '2026-11-25',
  reviewInterval: 'law',
}

/** What the notarized statement says about the new state's rules, after "I have" or "you have". */
export const swornRules: Fact = {
  id: 'sworn-rules',
  text: 'read and understood the state’s rules and what its license allows, and will meet and follow them',
  source: licensePortabilityUpdate,
  lastReviewed: '2026-11-23',
  reviewInterval: 'law',
}
