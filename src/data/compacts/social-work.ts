import { socialWorkAim, socialWorkList, socialWorkQuestions } from '@/data/sources/compact-rules'
import { compactDataset } from '@/data/sources/compacts'
import { capitalized } from '@/engine/capitalized'
import { defineCompact } from '@/schemas/licensing/define-compact'

/** Part of a sentence; copy inserts it as well. */
export const socialWorkNotOpen = 'in June 2026 nobody could apply yet'

/** Social workers of all three levels. */
export const socialWork = defineCompact({
  id: 'social-work',
  name: 'Social Work Licensure Compact',
  url: 'https://swcompact.org/',
  how: {
    text: `${capitalized(socialWorkNotOpen)}: no multistate licenses were being issued. Once it opens, one multistate license is meant to work in all member states.`,
    sure: 'single',
    asOf: '2026-06-02',
    source: socialWorkQuestions,
    lastReviewed: '2026-11-23',
  },
  spouse: {
    text: 'Helping military families is one of its stated aims. We did not find the exact rule for spouses.',
    sure: 'single',
    asOf: '2025-02-27',
    source: socialWorkAim,
    lastReviewed: '2026-11-23',
  },
  unknown: {
    text: 'The last page that we found on this is from June 2026. We did not find whether licenses have been issued since.',
    sure: 'single',
    asOf: '2026-06-02',
    source: socialWorkQuestions,
    lastReviewed: '2026-11-23',
  },
  sure: 'single',
  asOf: '2026-09-22',
  source: compactDataset,
  lastReviewed: '2026-11-23',
  members: [
    {
      states: ['AK', 'OK', 'RI', 'TN', 'WV'],
      status: 'enacted',
    },
    {
      states: [
        'AL',
        'AR',
        'AZ',
        'CO',
        'CT',
        'DE',
        'GA',
        'IA',
        'KS',
        'KY',
        'LA',
        'MD',
        'ME',
        'MN',
        'MO',
        'MS',
        'NC',
        'ND',
        'NE',
        'NH',
        'NJ',
        'OH',
        'SD',
        'UT',
        'VA',
        'VT',
        'WA',
        'WI',
      ],
      status: 'enacted',
      sure: 'agreed',
      alsoFrom: [socialWorkList],
    },
    {
      states: ['NM'],
      status: 'enacted',
      note: 'New Mexico changed the text of the law, and the compact may not accept it.',
    },
    {
      states: ['SC'],
      status: 'enacted',
      note: 'South Carolina is missing from the compact’s own list as it was quoted.',
    },
  ],
})
