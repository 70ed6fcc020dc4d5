import {
  advancedPracticeExplained,
  advancedPracticeFive,
  advancedPracticeFourth,
} from '@/data/sources/compact-rules'
import { compactDataset, nurseCompactQuestions } from '@/data/sources/compacts'
import { defineCompact } from '@/schemas/licensing/define-compact'

/** Nurse practitioners and other advanced practice nurses. */
export const advancedPracticeNurse = defineCompact({
  id: 'advanced-practice-nurse',
  name: 'APRN Compact',
  url: 'https://www.aprncompact.com/',
  how: {
    text: 'Nothing shows that anybody can use it yet. The Nurse Licensure Compact does not cover the work of an APRN (advanced practice registered nurse): you need a license in each state where you practice.',
    sure: 'agreed',
    source: nurseCompactQuestions,
    alsoFrom: [advancedPracticeExplained],
    lastReviewed: '2026-11-23',
  },
  spouse: {
    text: 'There is no rule to use yet. Ask about the federal law, or about a new license based on the one you hold.',
    sure: 'single',
    source: nurseCompactQuestions,
    lastReviewed: '2026-11-23',
  },
  unknown: {
    text: 'It starts with seven states. Our list names four. A page from January 2026 adds Wyoming, but its dates for the others are wrong, so we left Wyoming out.',
    sure: 'disputed',
    asOf: '2026-01-18',
    source: advancedPracticeFourth,
    alsoFrom: [advancedPracticeFive, compactDataset],
    lastReviewed: '2026-11-25',
  },
  sure: 'agreed',
  asOf: '2026-09-22',
  source: advancedPracticeFourth,
  alsoFrom: [compactDataset],
  lastReviewed: '2026-11-25',
  members: [
    {
      states: ['DE', 'ND', 'SD', 'UT'],
      status: 'enacted',
    },
  ],
})
