import { bah2026 } from './facts/benefits'
import type { GuideSection } from '@/schemas/guide-section'
import { leaseGuide } from '@/data/sources/families'
import { defineDataset } from '@/engine/model/dataset'

export const baseHousingLists = defineDataset<GuideSection>('base-housing-lists', [
  {
    id: 'on-base-pros',
    title: 'On-Base Pros',
    items: [
      'A short drive to duty can free the car, and an hour, for your own job.',
      'Neighbors know PCS (permanent change of station) life. They can swap child care and job leads.',
      'The child development center, school bus and family center are often close by.',
      'Rent is often tied to BAH (basic allowance for housing), so budgets are simpler. Ask what it includes.',
      'Moving out on orders is routine here. Check the notice rules in your agreement.',
      'A gate and patrols can make it easier to work late or alone during a deployment.',
    ],
  },
  {
    id: 'on-base-cons',
    title: 'On-Base Cons',
    items: [
      'Waitlists can be long, so you may need somewhere to stay first.',
      'Civilian jobs may be a long drive away, on top of the line at the gate.',
      'A home business may need approval, and clients may need a visitor pass.',
      'You may have few internet providers to choose from. That matters for remote work.',
      'You usually cannot keep leftover BAH by picking a cheaper home. Ask the housing office.',
      'Size and location depend on rank, family size and what is open. A spare room to work in is not guaranteed.',
    ],
  },
  {
    id: 'off-base-pros',
    title: 'Off-Base Pros',
    items: [
      'You can live closer to employers in your field.',
      'If rent and utilities come to less than BAH, you keep the difference.',
      'You can pick a home with a real office and the internet plan you need.',
      'Clients and coworkers can visit without a base pass.',
      'You choose the school district and the neighborhood.',
      'You meet local people, and local people often know about local jobs.',
    ],
    source: bah2026.source,
    lastReviewed: '2026-11-21',
    pace: 'eligibility',
  },
  {
    id: 'off-base-cons',
    title: 'Off-Base Cons',
    items: [
      'The deposit, the first month’s rent and utility deposits can all come due before your next payday.',
      'Rent can go up at renewal, sometimes by more than BAH does.',
      'Ending a lease early takes written notice and a copy of orders. The dates need care.',
      'A longer drive to the gate can mean a second car and later pickups.',
      'Military support and other spouses are farther away, especially during a deployment.',
      'Repair calls, yard work and finding a fair landlord are up to you.',
    ],
    source: leaseGuide,
    lastReviewed: '2026-11-21',
    pace: 'law',
  },
])
