import type { GuideSection } from '@/schemas/guide-section'
import { mycaaRelease, mycaaRules } from '@/data/sources/mycaa'
import { defineDataset } from '@/engine/model/dataset'
import {
  mycaaCap,
  mycaaConditions,
  mycaaRanks,
  mycaaWidened,
  mycaaYearlyCap,
} from './facts/benefits'
import { militaryOneSourcePhone } from './facts/help-lines'

/** The scholarship most spouses should look at before they pay for training. */
export const mycaaPromo = defineDataset<GuideSection>('mycaa-promo', [
  {
    id: 'mycaa',
    title: 'MyCAA Scholarship',
    lead: `MyCAA (My Career Advancement Account) can pay ${mycaaCap.text} toward training for a career that moves with you.`,
    paragraphs: [
      `The yearly limit is ${mycaaYearlyCap.text}. If your course costs more at the start, you can ask for a waiver of that limit.`,
      'MyCAA pays the school or the testing company. It does not pay you back, so get approval before you pay or start.',
      `Questions? Call Military OneSource at ${militaryOneSourcePhone.text}, day or night.`,
    ],
    items: [
      'It pays for licenses, certifications, national tests, associate degrees and some continuing education.',
      'It does not pay for bachelor’s or master’s degrees, books or equipment.',
      `Who can use it: spouses of active-duty members in ranks ${mycaaRanks.text} (E is enlisted, W warrant officer, O officer); ${mycaaWidened.text}.`,
      `${mycaaConditions.text}.`,
      'National Guard and Reserve spouses can use it only while the member is on Title 10 (federal active-duty) orders for the whole course.',
      'Coast Guard spouses cannot use it. You also cannot use it if you are on Title 10 orders yourself or legally separated.',
      'Is a promotion close? Ask before it comes: “If my plan is approved now, do I keep MyCAA after the promotion?”',
    ],
    links: [{ name: 'Open the MyCAA portal', url: 'https://mycaa.militaryonesource.mil/mycaa/' }],
    tone: 'note',
    source: mycaaRelease,
    alsoFrom: [mycaaRules],
    lastReviewed: '2026-11-21',
    pace: 'eligibility',
  },
])
