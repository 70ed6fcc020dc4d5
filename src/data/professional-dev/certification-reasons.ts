import type { GuideSection } from '@/schemas/content/guide-section'
import { moveFrequencyArticle } from '@/data/sources/families'
import { defineDataset } from '@/engine/model/dataset'
import { moveFrequency } from '@/data/facts/families'

/** Why a certification helps. */
export const certificationReasons = defineDataset<GuideSection>('certification-reasons', [
  {
    id: 'why-certifications-matter',
    title: 'Why Certifications Matter',
    lead: `Military families move ${moveFrequency.text} on average. A certification is proof of skill that moves with you.`,
    paragraphs: [
      'A certification and a license are not the same. A license comes from a state, and you may have to transfer it after a move. Most certifications come from a national body and are not tied to one state.',
      'A certificate is different again. It shows that you finished a course. A certification usually means that you passed an exam, and often you must renew it.',
    ],
    items: [
      'It gives a new employer something to check when your past employers are far away.',
      'It puts a recent date on a resume that has gaps from moves.',
      'It usually takes less time than a degree, so you may finish before the next orders.',
      'It can open work that you do from home and keep when you move.',
      'It is not a promise of a job. It works best with practice, volunteer work or a small project to show.',
    ],
    source: moveFrequencyArticle,
    lastReviewed: '2026-11-23',
    reviewInterval: 'survey',
  },
])
