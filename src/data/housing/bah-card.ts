import { bahIncrease, bahOfFamily } from '@/data/facts/benefits'
import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'

export const bahCard = defineDataset<GuideSection>('bah-card', [
  {
    id: 'bah',
    title: 'Basic Allowance for Housing (BAH)',
    paragraphs: [
      'BAH is a monthly allowance that helps service members cover rent and utilities in the United States.',
      `The rate depends on pay grade, on whether there are dependents, and on the ZIP code of the duty station. But ${bahOfFamily.text}. Do the orders let the family come, and it stays behind? Then the duty station counts, unless the branch grants a waiver.`,
      'The rate is based on median local rent and utilities. It does not change with the home you rent. Rent for less off base and you keep the difference. Rent for more and you pay the rest.',
      'In privatized housing on base, BAH is paid too, and normally goes to the landlord. For a home overseas there is OHA (overseas housing allowance) instead: ask the housing office how it works there.',
      `For 2026 the department announced ${bahIncrease.text}. Members were expected to cover about 5% of the national average cost themselves, or $93 to $212 a month. The increase was an average, so your area may differ. While your status and duty station stay the same, your own rate will not go down.`,
      'Look up the new duty station before you set a budget. New rates start each January and come out around mid-December. A rate can also change during the year.',
    ],
    links: [
      {
        name: 'Official BAH Rate Lookup',
        url: 'https://www.travel.dod.mil/Allowances/Basic-Allowance-for-Housing/BAH-Rate-Lookup/',
      },
    ],
    tone: 'note',
    source: bahIncrease.source,
    alsoFrom: [bahOfFamily.source, ...(bahOfFamily.alsoFrom ?? [])],
    lastReviewed: '2026-12-01',
    reviewInterval: 'allowance',
  },
])
