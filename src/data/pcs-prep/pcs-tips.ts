import { milTax } from '@/data/facts/offices'
import { spouseSurvey2021 } from '@/data/sources/families'
import { defineDataset } from '@/engine/model/dataset'
import type { GuideSection } from '@/schemas/content/guide-section'

export const pcsTips = defineDataset<GuideSection>('pcs-tips', [
  {
    id: 'career-move-tips',
    title: 'Tips for Moving Your Career',
    lead: 'Small habits that save time in a PCS (permanent change of station).',
    items: [
      'Orders came late? Start with the section that fits today. Then do the license and child care items you missed, because they take longest.',
      'Do one item a day. Inside a section, start with whatever feels easiest.',
      'Ask for answers in writing. If someone tells you by phone, write down the name, the date and what was said.',
      'Give the search time. In a 2021 Department of Defense survey, spouses looked for work for 19 weeks on average.',
      'Count volunteer work as experience. Name the task, the size and the result, as you would for a paid job.',
      'Keep explanations short. “We moved for my spouse’s orders” is a full answer in an interview.',
      'Never pay a fee to get a job, and never send bank details before you have a real offer in writing.',
      'Your check marks are saved in this browser only. Make a full backup in Settings before you change phones.',
    ],
    paragraphs: [
      `This is general information, not legal, tax, medical or financial advice. For your own case, ask the legal assistance office or ${milTax.text}.`,
    ],
    source: spouseSurvey2021,
    alsoFrom: [milTax.source],
    lastReviewed: '2026-11-23',
    reviewInterval: 'survey',
  },
])
