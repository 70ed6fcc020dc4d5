import { dentalBasics, dentalOhioAct, dentalThreshold } from '@/data/sources/compact-rules'
import { compactDataset } from '@/data/sources/compacts'
import { defineCompact } from '@/schemas/licensing/define-compact'

/** Dentists and dental hygienists. */
export const dental = defineCompact({
  id: 'dental',
  name: 'Dentist and Dental Hygienist Compact',
  url: 'https://ddhcompact.org/',
  how: {
    text: 'You cannot apply yet, as far as we could find. Apply to the new state’s board now, under the federal law. When the compact opens, it asks for a license in any member state, the national board exam, a clinical exam and an accredited program.',
    sure: 'single',
    asOf: '2023-11-21',
    source: dentalBasics,
    lastReviewed: '2026-11-23',
  },
  spouse: {
    text: 'The compact names moving with a license as a main benefit for military spouses. We did not find whether spouses pay less.',
    sure: 'single',
    asOf: '2024-04-23',
    source: dentalThreshold,
    lastReviewed: '2026-11-23',
  },
  unknown: {
    text: 'A second compact for the same work exists: Louisiana has joined that one. Lists of members disagree, so check both maps.',
    sure: 'single',
    asOf: '2026-09-22',
    source: compactDataset,
    alsoFrom: [dentalThreshold],
    lastReviewed: '2026-11-23',
  },
  sure: 'single',
  asOf: '2026-09-22',
  source: compactDataset,
  alsoFrom: [dentalThreshold],
  lastReviewed: '2026-11-23',
  members: [
    {
      states: ['AR', 'CO', 'MN'],
      status: 'enacted',
      sure: 'single',
    },
    {
      states: ['IA', 'KS', 'ME', 'TN', 'VA', 'WA', 'WI'],
      status: 'enacted',
      sure: 'agreed',
      alsoFrom: [dentalThreshold],
    },
    {
      states: ['OH'],
      status: 'enacted',
      note: 'The legislature’s analysis of its act says that Ohio is in the compact from January 1, 2025. The list from September 2026 does not name it.',
      sure: 'disputed',
      asOf: '2025-01-01',
      source: dentalOhioAct,
      alsoFrom: [compactDataset],
      lastReviewed: '2026-11-30',
    },
  ],
})
