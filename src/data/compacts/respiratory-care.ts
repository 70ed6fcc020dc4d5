import { respiratoryIowaBill, respiratoryWashingtonReport } from '@/data/sources/compact-rules'
import { compactDataset } from '@/data/sources/compacts'
import { defineCompact } from '@/schemas/licensing/define-compact'

/** Respiratory therapists. */
export const respiratoryCare = defineCompact({
  id: 'respiratory-care',
  name: 'Respiratory Care Interstate Compact',
  url: 'https://respiratorycarecompact.org/',
  how: {
    text: 'You cannot use it yet. It starts when seven states have joined, and our list from September 2026 names six. Apply to the new state’s board now, under the federal law.',
    sure: 'single',
    asOf: '2026-09-22',
    source: respiratoryWashingtonReport,
    alsoFrom: [compactDataset],
    lastReviewed: '2026-11-25',
  },
  spouse: {
    text: 'Once it works, military spouses are to pay no fee for its privileges, as a summary of Iowa’s bill says. Ask the board for the words.',
    sure: 'single',
    asOf: '2025',
    source: respiratoryIowaBill,
    lastReviewed: '2026-11-25',
  },
  unknown: {
    text: 'We did not find whether a seventh state has joined since September 2026.',
    sure: 'single',
    asOf: '2026-09-22',
    source: compactDataset,
    lastReviewed: '2026-11-25',
  },
  sure: 'single',
  asOf: '2026-09-22',
  source: compactDataset,
  lastReviewed: '2026-11-23',
  members: [
    {
      states: ['AL', 'IA', 'KS', 'MT', 'WA', 'WI'],
      status: 'enacted',
    },
  ],
})
