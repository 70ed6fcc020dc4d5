import {
  licenseLawText,
  licenseLawTextSecond,
  spouseLicensureReport,
  stateLawsReport,
} from '@/data/sources/license-law'
import type { Fact } from '@/schemas/fact'

/* Figures and rules of the laws on licenses, each dated figure once; copy inserts its `text`. */

export const stateLicenseLaws: Fact = {
  id: 'state-license-laws',
  text: '35+',
  source: spouseLicensureReport,
  alsoFrom: [stateLawsReport],
  lastReviewed: '2026-11-23',
  pace: 'law',
}

export const thirtyDayRule: Fact = {
  id: 'thirty-day-rule',
  text: 'If the board cannot decide within 30 days, ask for a temporary license. The federal law gives it the same rights as a full one.',
  source: licenseLawText,
  alsoFrom: [licenseLawTextSecond],
  lastReviewed: '2026-11-23',
  pace: 'law',
}
