import type { GuideSection } from '@/schemas/guide-section'
import { defineDataset } from '@/engine/model/dataset'

export const housingTips = defineDataset<GuideSection>('housing-tips', [
  {
    id: 'quick-tips',
    title: 'Quick Tips',
    lead: 'General information, not legal, tax or financial advice.',
    items: [
      'Call the housing office at the new base first. It can share waitlist times, local rents and landlords to be careful with. The help is there even if you rent in town.',
      'Never send money for a home that nobody you trust has seen. A price far below the rest, a rush or a request for gift cards are signs of a scam.',
      'Ask what you would pay in a usual month: rent, power, water, internet, parking, pet fees and renters insurance. Compare totals, not rents.',
      'Look at the drive to jobs as well as the drive to the gate. Try both routes in a map app on a weekday at 7:30 a.m.',
      'Before you sign, have base legal assistance read the lease. Staff know the clauses that matter when orders change.',
      'Keep one folder with orders, lease, photos of each room and your resume. You will need all of them in the same week.',
    ],
  },
])
