import { bahIncrease } from '@/data/facts/benefits'
import type { GuideSection } from '@/schemas/content/guide-section'
import { leaseGuide } from '@/data/sources/families'
import { defineDataset } from '@/engine/model/dataset'

export const baseHousingLists = defineDataset<GuideSection>('base-housing-lists', [
  {
    id: 'on-base-pros',
    title: 'On-Base Pros',
    bullet: 'pro',
    points: [
      {
        lead: 'A short drive to duty.',
        text: 'It can free the car, and an hour, for your own job.',
      },
      {
        lead: 'Neighbors who know.',
        text: 'They live PCS (permanent change of station) life too, and can swap child care and job leads.',
      },
      {
        lead: 'Help close by.',
        text: 'The child development center, school bus and family center are often near.',
      },
      {
        lead: 'Simpler budgets.',
        text: 'Rent is often tied to BAH (basic allowance for housing). Ask what it includes.',
      },
      {
        lead: 'Easy to leave.',
        text: 'Moving out on orders is routine here. Check the notice rules in your agreement.',
      },
      {
        lead: 'A gate and patrols.',
        text: 'They can make it easier to work late or alone during a deployment.',
      },
    ],
  },
  {
    id: 'off-base-pros',
    title: 'Off-Base Pros',
    bullet: 'pro',
    points: [
      { lead: 'Closer to work.', text: 'You can live near employers in your field.' },
      {
        lead: 'Money left over.',
        text: 'If rent and utilities come to less than BAH, you keep the difference.',
      },
      {
        lead: 'Room to work.',
        text: 'You can pick a home with a real office and the internet plan you need.',
      },
      { lead: 'Easy visits.', text: 'Clients and coworkers can come by without a base pass.' },
      {
        lead: 'Your pick of schools.',
        text: 'You choose the school district and the neighborhood.',
      },
      { lead: 'Local ties.', text: 'You meet local people, and they often know about local jobs.' },
    ],
    source: bahIncrease.source,
    lastReviewed: '2026-11-23',
    reviewInterval: 'eligibility',
  },
  {
    id: 'on-base-cons',
    title: 'On-Base Cons',
    bullet: 'con',
    points: [
      { lead: 'Wait lists.', text: 'They can be long, so you may need somewhere to stay first.' },
      {
        lead: 'Jobs may be far.',
        text: 'Civilian work can mean a long drive, on top of the line at the gate.',
      },
      {
        lead: 'Rules for a home business.',
        text: 'It may need approval, and clients may need a visitor pass.',
      },
      {
        lead: 'Little choice of internet.',
        text: 'There may be few providers. That matters for remote work.',
      },
      {
        lead: 'No leftover BAH.',
        text: 'You usually cannot keep any by picking a cheaper home. Ask the housing office.',
      },
      {
        lead: 'Less say in size and place.',
        text: 'Both depend on rank, family size and what is open. A spare room to work in is not guaranteed.',
      },
    ],
  },
  {
    id: 'off-base-cons',
    title: 'Off-Base Cons',
    bullet: 'con',
    points: [
      {
        lead: 'Costs up front.',
        text: 'The deposit, the first month’s rent and utility deposits can all come due before your next payday.',
      },
      { lead: 'Rent can rise.', text: 'At renewal it sometimes goes up by more than BAH does.' },
      {
        lead: 'A lease to end.',
        text: 'Leaving early takes written notice and a copy of orders. The dates need care.',
      },
      {
        lead: 'A longer drive.',
        text: 'The trip to the gate can mean a second car and later pickups.',
      },
      {
        lead: 'Support is farther.',
        text: 'So are other spouses, which you may feel most during a deployment.',
      },
      {
        lead: 'More is up to you.',
        text: 'Repair calls, yard work and finding a fair landlord are yours to handle.',
      },
    ],
    source: leaseGuide,
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
])
