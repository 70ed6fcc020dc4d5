import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'

export const housingTips = defineDataset<GuideSection>('housing-tips', [
  {
    id: 'quick-tips',
    title: 'Quick Tips',
    lead: 'General information, not legal, tax or financial advice.',
    points: [
      {
        lead: 'Call the housing office first.',
        text: 'The one at the new base can share wait list times, local rents and landlords to be careful with. It helps even if you rent in town.',
      },
      {
        lead: 'Never pay for a home unseen.',
        text: 'Somebody you trust must have seen it. A price far below the rest, a rush or a request for gift cards are signs of a scam.',
      },
      {
        lead: 'Compare totals, not rents.',
        text: 'Ask what a usual month costs: rent, power, water, internet, parking, pet fees and renters insurance.',
      },
      {
        lead: 'Map the drive to jobs, too.',
        text: 'On a weekday at 7:30 a.m., ask a map app how long the drive to work and to the gate takes.',
      },
      {
        lead: 'Get the lease reviewed.',
        text: 'Before you sign, ask base legal assistance. Staff know the clauses that matter when orders change.',
      },
      {
        lead: 'Keep one folder.',
        text: 'Put in orders, lease, photos of each room and your resume. You will need all of them in the same week.',
      },
    ],
  },
])
