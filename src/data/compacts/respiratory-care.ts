import { compactDataset } from '@/data/sources/compacts'
import type { Compact } from '@/schemas/compact'

/** Respiratory therapists. */
export const respiratoryCare: Compact = {
  id: 'respiratory-care',
  name: 'Respiratory Care Interstate Compact',
  url: 'https://respiratorycarecompact.org/',
  how: {
    text: 'No application was seen, so do not count on it.',
    sure: 'single',
    asOf: '2026-09-22',
    source: compactDataset,
    lastReviewed: '2026-11-23',
    pace: 'compact',
  },
  spouse: {
    text: 'No rule for military spouses was found. Ask the board.',
    sure: 'weak',
    asOf: '2026-09-22',
    source: compactDataset,
    lastReviewed: '2026-11-23',
    pace: 'compact',
  },
  unknown: {
    text: 'The list of September 2026 does not say whether enough states have joined for it to start.',
    sure: 'single',
    asOf: '2026-09-22',
    source: compactDataset,
    lastReviewed: '2026-11-23',
    pace: 'compact',
  },
  sure: 'single',
  asOf: '2026-09-22',
  source: compactDataset,
  lastReviewed: '2026-11-23',
  pace: 'compact',
  members: [
    {
      states: ['AL', 'IA', 'KS', 'MT', 'WA', 'WI'],
      status: 'enacted',
      sure: 'single',
      asOf: '2026-09-22',
      source: compactDataset,
      lastReviewed: '2026-11-23',
      pace: 'compact',
    },
  ],
}
