import { bahIncrease, bahOfFamily, childCareWhileSearching } from '@/data/facts/benefits'
import type { Card } from '@/schemas/content/card'
import { childCareFeeAssistance } from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'

export const housingConsiderations = defineDataset<Card>('housing-considerations', [
  {
    id: 'commute',
    icon: 'i-lucide-car',
    title: 'Commute',
    text: 'Two of you may drive in opposite directions. Map the trip to the gate and to where your jobs are. Check it at rush hour, not at noon. Gate lines and school drop-off add time. A home halfway can keep both jobs within reach.',
  },
  {
    id: 'home-office',
    icon: 'i-lucide-laptop',
    title: 'Home Office',
    text: 'Working from home needs a door, an outlet and steady internet. Ask which providers serve that exact address and what upload speed they offer. Test cell signal inside. If you run a business, ask the landlord or base housing office first. You may need permission.',
  },
  {
    id: 'job-market-access',
    icon: 'i-lucide-briefcase',
    title: 'Job Market Access',
    text: 'Search for your job title by ZIP code before you sign. Note where the openings cluster: near base, downtown or one town over. If a state line is close, check license rules on both sides. A lower rent can cost you if it puts most jobs out of reach.',
  },
  {
    id: 'childcare-and-schools',
    icon: 'i-lucide-school',
    title: 'Childcare and Schools',
    text: `Child care often decides when you can start work. Waits are common, so ask on MilitaryChildCare.com as soon as you have orders. You must work, study or look for work, which counts for ${childCareWhileSearching.text}. Fee assistance may help when distance or a wait list rules out military care. For schools, call the school liaison officer.`,
    source: childCareFeeAssistance,
    alsoFrom: [childCareWhileSearching.source],
    lastReviewed: '2026-11-25',
    reviewInterval: 'law',
  },
  {
    id: 'professional-network',
    icon: 'i-lucide-users',
    title: 'Professional Network',
    text: 'People nearby are often how you hear of openings. Look for spouse groups, a chamber of commerce or a branch of your trade group. Living on base puts other spouses next door. Living in town puts local employers closer. Pick the one you need most.',
  },
  {
    id: 'budget-and-bah',
    icon: 'i-lucide-wallet',
    title: 'Budget and BAH',
    text: `BAH (basic allowance for housing) follows the ZIP code of the duty station, not of your home. But ${bahOfFamily.text}. If you rent for less, you keep the difference. Plan rent and utilities around pay you already have. Treat a paycheck you are still looking for as extra.`,
    source: bahIncrease.source,
    alsoFrom: [bahOfFamily.source],
    lastReviewed: '2026-12-01',
    reviewInterval: 'eligibility',
  },
])
