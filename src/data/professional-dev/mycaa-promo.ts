import type { GuideSection } from '@/schemas/content/guide-section'
import { familyInitiatives2024 } from '@/data/sources/families'
import {
  mycaaGrades2025,
  mycaaGuide,
  mycaaLaw,
  mycaaOverview,
  mycaaRelease,
  mycaaRules,
} from '@/data/sources/mycaa'
import { defineDataset } from '@/engine/model/dataset'
import { callLink, howToReach } from '@/data/how-to-reach'
import {
  mycaaCap,
  mycaaConditions,
  mycaaPromotion,
  mycaaRanks,
  mycaaTimeToFinish,
  mycaaWidened,
  mycaaYearlyCap,
} from '@/data/facts/benefits'
import { militaryOneSourcePhone } from '@/data/facts/help-lines'

/** The scholarship most spouses should look at before they pay for training. */
export const mycaaPromo = defineDataset<GuideSection>('mycaa-promo', [
  {
    id: 'mycaa',
    title: 'MyCAA Scholarship',
    lead: `MyCAA (My Career Advancement Account) can pay ${mycaaCap.text} toward training for a career that moves with you.`,
    paragraphs: [
      `The yearly limit is ${mycaaYearlyCap.text}. If your course costs more at the start, you can ask for a waiver of that limit.`,
      'MyCAA pays the school or the testing company. It does not pay you back, so get approval before you pay or start.',
      `Questions? Call Military OneSource at ${howToReach(militaryOneSourcePhone)}.`,
    ],
    items: [
      'It pays for licenses, certifications, national tests, associate degrees and some continuing education.',
      'It does not pay for bachelor’s or master’s degrees, books or equipment.',
      `Who can use it: spouses of active-duty members in ranks ${mycaaRanks.text} (E is enlisted, W warrant officer, O officer); ${mycaaWidened.text}.`,
      `${mycaaConditions.text}. Ask how long you have to finish: ${mycaaTimeToFinish.text}.`,
      'National Guard and Reserve spouses can use it only while the member is on Title 10 (federal active-duty) orders for the whole course.',
      'Coast Guard spouses cannot use it. You also cannot use it if you are on Title 10 orders yourself or legally separated.',
      `Is a promotion close? Get the plan approved and begin a course before it. By law, ${mycaaPromotion.text} (10 U.S.C. 1784a).`,
    ],
    steps: {
      title: 'MyCAA, Step by Step',
      items: [
        'Open an account in the MyCAA portal. It looks you up in DEERS (Defense Enrollment Eligibility Reporting System) and tells you if your spouse’s rank is on today’s list.',
        'Have your high school diploma or its equivalent ready. Choose a license, a certification or an associate degree for a job that moves with you.',
        'Search the portal for schools. Ask two of them: “Do you take MyCAA, and what is the total price with the exam?”',
        'Get an education and training plan from the school, with each course, its code, cost and dates. Upload it. Approval can take about three weeks.',
        'Then ask for the money, course by course. Under older rules, you could ask from 60 to 15 days before the start. Check today’s dates in the portal.',
        `Send the approval to the school. Ask how long you have to finish: ${mycaaTimeToFinish.text}.`,
        `Stuck? Call Military OneSource at ${militaryOneSourcePhone.text} and ask for a career coach for MyCAA.`,
      ],
    },
    links: [
      { name: 'Open the MyCAA portal', url: 'https://mycaa.militaryonesource.mil/mycaa/' },
      callLink(militaryOneSourcePhone),
    ],
    tone: 'note',
    source: mycaaRelease,
    alsoFrom: [
      familyInitiatives2024,
      mycaaGrades2025,
      mycaaRules,
      mycaaGuide,
      mycaaOverview,
      mycaaLaw,
      militaryOneSourcePhone.source,
    ],
    lastReviewed: '2026-11-26',
    reviewInterval: 'eligibility',
  },
])
