import { massageRule } from '@/data/sources/compact-rules'
import { compactDataset } from '@/data/sources/compacts'
import type { Compact } from '@/schemas/compact'

/** Massage therapists. */
export const massage: Compact = {
  id: 'massage',
  name: 'Interstate Massage Compact',
  url: 'https://www.massagecompact.org/',
  how: {
    text: 'No application was seen, so do not count on it.',
    sure: 'single',
    asOf: '2026-09-22',
    source: compactDataset,
    lastReviewed: '2026-11-23',
    pace: 'compact',
  },
  spouse: {
    text: 'Once it works, a military spouse names a home state with a current license in good standing, and may keep it during active duty.',
    sure: 'single',
    asOf: '2023',
    source: massageRule,
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
      states: ['AR', 'MT', 'NV', 'OH', 'VA'],
      status: 'enacted',
      sure: 'single',
      asOf: '2026-09-22',
      source: compactDataset,
      lastReviewed: '2026-11-23',
      pace: 'compact',
    },
  ],
}
