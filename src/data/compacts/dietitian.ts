import { dietitianIowaBill, dietitianSite } from '@/data/sources/compact-rules'
import { compactDataset } from '@/data/sources/compacts'
import { defineCompact } from '@/schemas/licensing/define-compact'

/** Licensed dietitians. */
export const dietitian = defineCompact({
  id: 'dietitian',
  name: 'Dietitian Licensure Compact',
  url: 'https://dietitianscompact.org/',
  how: {
    text: 'Enough states have joined for it to start: it needed seven. We found no form to apply with. Apply to the new state’s board now, under the federal law, and look on the compact’s map for both states.',
    sure: 'single',
    asOf: '2026-09-22',
    source: dietitianSite,
    alsoFrom: [compactDataset],
    lastReviewed: '2026-11-25',
  },
  spouse: {
    text: 'The compact’s text lets a military spouse keep the home state during active duty, once privileges are issued.',
    sure: 'single',
    asOf: '2025',
    source: dietitianIowaBill,
    lastReviewed: '2026-11-23',
  },
  unknown: {
    text: 'The list from September 2026 does not say when it opens.',
    sure: 'single',
    asOf: '2026-09-22',
    source: compactDataset,
    lastReviewed: '2026-11-23',
  },
  sure: 'single',
  asOf: '2026-09-22',
  source: compactDataset,
  lastReviewed: '2026-11-23',
  members: [
    {
      states: ['AL', 'AR', 'GA', 'IA', 'KS', 'NE', 'OH', 'OK', 'SD', 'TN', 'UT', 'WA', 'WI'],
      status: 'enacted',
    },
  ],
})
