import { childCareWhileSearching } from '@/data/facts/benefits'
import { militaryChildCare } from '@/data/sources/help'
import { armyFeeAssistance, childCareFeeAssistance } from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'
import type { GuideSection } from '@/schemas/content/guide-section'

export const childCareGuide = defineDataset<GuideSection>('child-care-guide', [
  {
    id: 'ask-for-a-place',
    title: 'How to Ask',
    items: [
      'Ask on MilitaryChildCare.com as soon as you have orders. Waits are common.',
      `You must work, study or look for work. Looking for work counts for ${childCareWhileSearching.text}.`,
      'With each offer, ask: “By what day do we have to answer?” Add that day here.',
      'No spot because of the wait or the drive? Ask for fee assistance with a provider in town. Ask first if the provider has the state license and accreditation it needs.',
      'Fee assistance is not offered to you? Ask for an exception in writing. Nobody has to grant one, so stay on the lists.',
    ],
    links: [
      { name: 'MilitaryChildCare.com', url: 'https://www.militarychildcare.com/' },
      { name: 'Child Care Aware: Military Fee Assistance', url: childCareFeeAssistance.url },
    ],
    source: childCareFeeAssistance,
    alsoFrom: [armyFeeAssistance, militaryChildCare, childCareWhileSearching.source],
    lastReviewed: '2026-11-25',
    reviewInterval: 'benefit',
  },
])
