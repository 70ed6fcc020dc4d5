import type { GuideSection } from '@/schemas/guide-section'
import { navyLicenseCosts } from '@/data/sources/license-costs'
import { mycaaRelease } from '@/data/sources/mycaa'
import { defineDataset } from '@/engine/model/dataset'
import { licenseReimbursement, mycaaCap } from './facts/benefits'

/** Six tips for a change of career, in a box on the Career Planner. */
export const careerTransitionTips = defineDataset<GuideSection>('career-transition-tips', [
  {
    id: 'career-transition-tips',
    title: 'Career Transition Tips',
    lead: 'A new career takes a while. Small steps between moves still count.',
    items: [
      'Start with what you have done. Write down paid work, volunteer work and moves you ran, with dates and numbers. “Ran a fundraiser for 200 families” is project work.',
      'Try the work before you pay for it. Take one free lesson, do one small project, and ask someone in the job what a dull day looks like.',
      `Check MyCAA (My Career Advancement Account) before you enroll. If you are eligible, it can pay ${mycaaCap.text} for a license, a certification or an associate degree. It never pays you back. See who is eligible now in the MyCAA portal.`,
      `Ask first: does this work need a state license? If it does, look up the rules where you are and where you may go. After a move on orders, your service member may claim ${licenseReimbursement.text} of relicensing costs.`,
      'Ask your boss early whether your job can move with you. For each new job, get it in writing which states you may work from. Before you work overseas, ask the legal assistance office on base too.',
      'Never pay an upfront fee to get a job, for training, a kit or a background check. Do not cash a check for someone you have not met. A real employer pays you.',
    ],
    links: [{ name: 'Open the MyCAA portal', url: 'https://mycaa.militaryonesource.mil/mycaa/' }],
    source: mycaaRelease,
    alsoFrom: [navyLicenseCosts],
    lastReviewed: '2026-11-21',
    pace: 'benefit',
  },
])
