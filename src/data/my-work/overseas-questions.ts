import {
  certificateOfCoverage,
  overseasWorkNews,
  spouseJobsOverseas,
  taxTips,
} from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'
import type { QuestionPage } from '@/schemas/my-work/question-page'

/**
 * Questions only, because the answers differ by country and by job. The employer’s page has no military word. See docs/decisions/0044.
 */
export const overseasQuestions = defineDataset<QuestionPage>('overseas-questions', [
  {
    id: 'legal-assistance',
    title: 'For the Legal Assistance Office',
    intro:
      'I may live overseas with my family on military orders. I would like to keep my job and do it from our home there.',
    questions: [
      'May I do this work from our home in that country, for an employer in the United States?',
      'Do I need a work permit or a visa for it, on base and off?',
      'Would the work change my rights under the SOFA (Status of Forces Agreement, the treaty with the host country)?',
      'Who has to allow it: the command, the housing office, an office of the host country?',
      'Does it matter if I am an employee or work for myself?',
      'May I use military mail and the internet on base for this work?',
      'What may I not do until you have answered?',
    ],
    source: spouseJobsOverseas,
    alsoFrom: [overseasWorkNews],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
  {
    id: 'tax',
    title: 'For the Tax Office',
    intro:
      'I may live overseas with my family and work from there for an employer in the United States.',
    questions: [
      'In which country do I pay income tax on this pay?',
      'Which state taxes it, if any, and what do I tell payroll?',
      'Do Social Security and Medicare still come out of my pay?',
      'Do I have to register or file with the tax office of the host country, and by which day?',
      'What changes if I work for myself?',
      'Which papers do I keep, and for how long?',
    ],
    source: spouseJobsOverseas,
    alsoFrom: [taxTips],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
  {
    id: 'employer',
    title: 'For My Employer',
    intro:
      'I may live in another country with my family. I would like to keep my job and do it from there.',
    questions: [
      'May I do my job from that country, and from which day to which day?',
      'Who checks the tax and payroll rules for that country, and may I be paid as I am now?',
      'Will you ask Social Security, before I go, for a Certificate of Coverage for that country?',
      'Who checks if data, contract or export rules keep this work in the United States?',
      'Which hours would I work, in which time zone, and may I use the company’s network there?',
      'Does my health insurance, and the cover for injuries at work, hold there?',
      'If it is not possible: may I take leave, work on contract, or come back later?',
      'When will I have your answer in writing?',
    ],
    source: spouseJobsOverseas,
    alsoFrom: [certificateOfCoverage],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
])
