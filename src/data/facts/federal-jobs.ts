import { usajobsResumePage } from '@/data/sources/work'
import type { Fact } from '@/schemas/content/fact'

/* Rules of federal jobs, each dated one once; copy inserts its `text`. */

export const federalResumeLimit: Fact = {
  id: 'federal-resume-limit',
  text: 'Since September 27, 2025, USAJOBS does not take a longer one',
  source: usajobsResumePage,
  lastReviewed: '2026-11-25',
  reviewInterval: 'benefit',
}
