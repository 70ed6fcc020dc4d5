import { massageNews, massageRule } from '@/data/sources/compact-rules'
import { compactDataset } from '@/data/sources/compacts'
import { defineCompact } from '@/schemas/licensing/define-compact'

/** Massage therapists. */
export const massage = defineCompact({
  id: 'massage',
  name: 'Interstate Massage Compact',
  url: 'https://www.massagecompact.org/',
  how: {
    text: 'You cannot use it yet. It starts when seven states have joined, and five have. Apply to the new state’s board now, under the federal law.',
    sure: 'agreed',
    asOf: '2026-09-22',
    source: massageNews,
    alsoFrom: [compactDataset],
    lastReviewed: '2026-11-25',
  },
  spouse: {
    text: 'Once it works, a military spouse names a home state with a current license in good standing, and may keep it during active duty.',
    sure: 'single',
    asOf: '2023',
    source: massageRule,
    lastReviewed: '2026-11-23',
  },
  unknown: {
    text: 'When the sixth and seventh states will join is not known. After that its commission still has to write the rules.',
    sure: 'single',
    source: massageNews,
    lastReviewed: '2026-11-25',
  },
  sure: 'agreed',
  asOf: '2026-09-22',
  source: massageNews,
  alsoFrom: [compactDataset],
  lastReviewed: '2026-11-25',
  members: [
    {
      states: ['AR', 'MT', 'NV', 'OH', 'VA'],
      status: 'enacted',
    },
  ],
})
