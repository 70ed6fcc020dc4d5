import { billSummaries, cosmetologyFirstStates } from '@/data/sources/compact-rules'
import { cosmetologyCompactNews, cosmetologyCompactStates } from '@/data/sources/compacts'
import type { Compact } from '@/schemas/compact'

/** Cosmetologists; barbers are usually not in it. */
export const cosmetology: Compact = {
  id: 'cosmetology',
  name: 'Cosmetology Licensure Compact',
  url: 'https://cosmetologycompact.org/',
  how: {
    text: 'Nobody can apply yet. Its commission began in October 2025 and was still writing rules and fees. Once it opens, one multistate license is meant to work in all member states.',
    sure: 'single',
    asOf: '2025',
    source: cosmetologyCompactNews,
    lastReviewed: '2026-11-23',
    pace: 'compact',
  },
  spouse: {
    text: 'The law lets a military spouse keep the home state during active duty, once licenses are issued.',
    sure: 'single',
    source: billSummaries,
    lastReviewed: '2026-11-23',
    pace: 'compact',
  },
  unknown:
    'Pages disagree on West Virginia, and a law of Pennsylvania of July 2026 was reported on pages that we could not open. Neither is on the list.',
  sure: 'single',
  asOf: '2026-01-29',
  source: cosmetologyCompactStates,
  lastReviewed: '2026-11-23',
  pace: 'compact',
  members: [
    {
      states: ['AL', 'AZ', 'CO', 'KY', 'MD', 'TN', 'VA'],
      status: 'enacted',
      sure: 'agreed',
      asOf: '2026-01-29',
      source: cosmetologyCompactStates,
      alsoFrom: [cosmetologyFirstStates],
      lastReviewed: '2026-11-23',
      pace: 'compact',
    },
    {
      states: ['KS', 'OH'],
      status: 'enacted',
      sure: 'single',
      asOf: '2026-01-29',
      source: cosmetologyCompactStates,
      lastReviewed: '2026-11-23',
      pace: 'compact',
    },
    {
      states: ['WA'],
      status: 'enacted',
      note: 'Washington’s law takes effect on June 1, 2028.',
      sure: 'single',
      asOf: '2026-01-29',
      source: cosmetologyCompactStates,
      lastReviewed: '2026-11-23',
      pace: 'compact',
    },
  ],
}
