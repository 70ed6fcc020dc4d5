import {
  occupationalTherapyCompact,
  physicalTherapyCompact,
  speechCompact,
} from '@/data/facts/compacts'
import { compactDataset } from '@/data/sources/compacts'
import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'

/** Careers that move well and are not in the catalogue, with the first thing to check. */
export const moreCareers = defineDataset<GuideSection>('more-careers', [
  {
    id: 'more-careers',
    title: 'Five More Careers to Look At',
    lead: 'They are not in our list of careers. For each one, ask the state board first what its license needs.',
    points: [
      {
        lead: 'Family child care at home:',
        text: 'the installation trains and certifies you. You must be 18 or older. One base asks for 40 hours of training and $50. Ask about a transfer before you move.',
      },
      {
        lead: 'Pharmacy technician:',
        text: 'take a short program, or work 500 hours as one. Then take the exam: it cost $129 on the pages we saw. No compact (shared license) helps here, so ask the state pharmacy board.',
      },
      {
        lead: 'Physical therapy:',
        text: `the assistant needs a two-year degree. The therapist needs a doctorate. The compact is for both. It ${physicalTherapyCompact.text}.`,
      },
      {
        lead: 'Occupational therapy:',
        text: `the assistant needs a two-year degree. The therapist needs a master’s or more. The compact is new. It ${occupationalTherapyCompact.text}.`,
      },
      {
        lead: 'Speech therapy:',
        text: `you need a master’s degree. The compact is new here too. It ${speechCompact.text}.`,
      },
    ],
    links: [
      {
        name: 'MilitaryChildCare.com: family child care',
        url: 'https://public.militarychildcare.csd.disa.mil/mcc-central/mcchome/become-an-fcc-provider',
      },
      {
        name: 'Pharmacy Technician Certification Board',
        url: 'https://ptcb.zendesk.com/hc/en-us/articles/206188928-How-do-I-become-certified-as-a-CPhT-',
      },
    ],
    source: {
      title: 'MilitaryChildCare.com: become a family child care provider',
      url: 'https://public.militarychildcare.csd.disa.mil/mcc-central/mcchome/become-an-fcc-provider',
      grade: 'official',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'Marine Corps in Hawaii: Family Child Care',
        url: 'https://hawaii.usmc-mccs.org/marine-family-support/child-and-youth/family-child-care',
        grade: 'official',
        seen: '2026-11-23',
      },
      {
        title: 'Pharmacy Technician Certification Board: how to become certified',
        url: 'https://ptcb.zendesk.com/hc/en-us/articles/206188928-How-do-I-become-certified-as-a-CPhT-',
        grade: 'official',
        seen: '2026-11-23',
      },
      compactDataset,
    ],
    lastReviewed: '2026-11-23',
    reviewInterval: 'compact',
  },
])
