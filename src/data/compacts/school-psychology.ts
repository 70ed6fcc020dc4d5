import {
  schoolPsychologyFloridaBill,
  schoolPsychologyRule,
  schoolPsychologySite,
  schoolPsychologyWestVirginia,
  schoolPsychologyWestVirginiaAct,
} from '@/data/sources/compact-rules'
import { compactDataset } from '@/data/sources/compacts'
import { defineCompact } from '@/schemas/licensing/define-compact'

/** School psychologists. */
export const schoolPsychology = defineCompact({
  id: 'school-psychology',
  name: 'Interstate Compact for School Psychologists',
  url: 'https://schoolpsychcompact.org/',
  how: {
    text: 'It does not work yet. It is meant to let you ask the new state for its equivalent license, with a background check and fees.',
    sure: 'single',
    source: schoolPsychologyRule,
    lastReviewed: '2026-11-23',
  },
  spouse: {
    text: 'It is meant to treat a military spouse as holding a home-state license in the state of practice, and in any member state you move to.',
    sure: 'single',
    asOf: '2025',
    source: schoolPsychologyFloridaBill,
    lastReviewed: '2026-11-23',
  },
  unknown: {
    text: 'The compact’s own site says that seven states have joined, and we found six. We did not find which the seventh is, or when it opens.',
    sure: 'disputed',
    source: schoolPsychologySite,
    alsoFrom: [compactDataset, schoolPsychologyWestVirginia],
    lastReviewed: '2026-11-25',
  },
  sure: 'single',
  asOf: '2026-09-22',
  source: compactDataset,
  lastReviewed: '2026-11-23',
  members: [
    {
      states: ['AL'],
      status: 'enacted',
      sure: 'agreed',
      alsoFrom: [schoolPsychologyRule],
    },
    {
      states: ['CO', 'GA', 'KS', 'NE'],
      status: 'enacted',
    },
    {
      states: ['WV'],
      status: 'enacted',
      note: 'West Virginia’s law passed on March 9, 2024. The list from September 2026 leaves it out.',
      sure: 'agreed',
      asOf: '2024-03-09',
      source: schoolPsychologyWestVirginia,
      alsoFrom: [schoolPsychologyWestVirginiaAct],
      lastReviewed: '2026-11-25',
    },
  ],
})
