import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'

export const housingFramework = defineDataset<GuideSection>('housing-framework', [
  {
    id: 'career-first-decision-framework',
    title: 'Career-First Decision Framework',
    lead: 'Take these in order: each answer narrows the next one.',
    ordered: true,
    points: [
      {
        lead: 'Name your work plan.',
        text: 'For this station: a local job, a remote job, study, a business, or time at home. One sentence is enough.',
      },
      {
        lead: 'Map it.',
        text: 'Mark employers, campuses, child care and the gate. Draw the longest drive each of you can live with.',
      },
      {
        lead: 'Set your ceiling.',
        text: 'Use BAH (basic allowance for housing) and pay you already have. Leave out income you are still looking for.',
      },
      {
        lead: 'Score each home.',
        text: 'Give 1 to 5 for commute, work space, internet, child care and cost. Drop any home with a 1 on something you cannot do without.',
      },
      {
        lead: 'Test your exit.',
        text: 'Ask what happens if orders change, your job ends or rent goes up. Choose the home with the answer you can live with.',
      },
    ],
  },
])
