import {
  childCareWhileSearching,
  dependentCareCap,
  dependentCareEvents,
  dependentCareLimits,
  dependentCareSeason,
  feeAssistanceAnswerDays,
  feeAssistanceCeiling,
  feeAssistanceOffices,
} from '@/data/facts/benefits'
import { militaryChildCare } from '@/data/sources/help'
import {
  armyFeeAssistance,
  childCareFeeAssistance,
  coastGuardFeeAssistance,
  dependentCareAccounts,
  dependentCareChangeDays,
  dependentCareChanges,
  feeAssistanceNews,
  feeAssistanceProviders,
  navyFeeAssistance,
  openSeason,
  openSeasonRule,
} from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'
import type { GuideSection } from '@/schemas/content/guide-section'

export const childCareGuide = defineDataset<GuideSection>('child-care-guide', [
  {
    id: 'ask-for-a-place',
    title: 'How to Ask',
    items: [
      'Ask on MilitaryChildCare.com as soon as you have orders. Waits are common.',
      `You must work, study or look for work. Looking for work counts for ${childCareWhileSearching.text}.`,
      `With each offer, ask: “By what day do we have to answer?” Add that day here. ${feeAssistanceAnswerDays.text}`,
      'No spot because of the wait or the drive? Ask for fee assistance with a provider in town. Before you pay a deposit, ask if it has the state license and the accreditation or state rating it needs.',
      'Fee assistance is not offered to you? Ask for an exception in writing. Nobody has to grant one, so stay on the lists.',
    ],
    links: [
      { name: 'MilitaryChildCare.com', url: 'https://www.militarychildcare.com/' },
      {
        name: 'Child Care Aware: Army, Marines, Air Force and Space Force Fee Assistance',
        url: childCareFeeAssistance.url,
      },
      { name: 'Navy Fee Assistance', url: navyFeeAssistance.url },
      { name: 'Coast Guard Fee Assistance', url: coastGuardFeeAssistance.url },
    ],
    source: childCareFeeAssistance,
    alsoFrom: [
      armyFeeAssistance,
      feeAssistanceProviders,
      navyFeeAssistance,
      coastGuardFeeAssistance,
      militaryChildCare,
      childCareWhileSearching.source,
    ],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
  {
    id: 'help-with-fees',
    title: 'Help With the Fees',
    lead: 'Two programs may lower what you pay for child care.',
    items: [
      `Fee assistance, with a provider in town. The ceiling went from ${feeAssistanceCeiling.text}, as one group of military families reports.`,
      `Ask: “Can we get it, and which ceiling is on our certificate?” ${feeAssistanceOffices.text}`,
      `Pay for care before tax: ${dependentCareCap.text}. The service member signs up at FSAFEDS.gov.`,
      dependentCareLimits.text,
      dependentCareSeason.text,
      `Did you miss it? ${dependentCareEvents.text}`,
    ],
    links: [
      { name: 'Call Child Care Aware: 800-424-2246', url: 'tel:800-424-2246' },
      { name: 'Call MilitaryChildCare.com: 855-696-2934', url: 'tel:855-696-2934' },
      { name: 'FSAFEDS: pay for care before tax', url: 'https://www.fsafeds.gov/' },
    ],
    source: armyFeeAssistance,
    alsoFrom: [
      feeAssistanceNews,
      ...(feeAssistanceOffices.alsoFrom ?? []),
      dependentCareAccounts,
      dependentCareLimits.source,
      ...(dependentCareLimits.alsoFrom ?? []),
      openSeason,
      openSeasonRule,
      dependentCareChanges,
      dependentCareChangeDays,
    ],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
])
