import type { GuideSection } from '@/schemas/content/guide-section'
import { navyLicenseCosts } from '@/data/sources/license-costs'
import { mycaaRelease } from '@/data/sources/mycaa'
import { defineDataset } from '@/engine/model/dataset'
import { licenseReimbursement, mycaaCap } from '@/data/facts/benefits'

/** Six tips for a change of career, in a box on the Career Planner. */
export const careerTransitionTips = defineDataset<GuideSection>('career-transition-tips', [
  {
    id: 'career-transition-tips',
    title: 'Career Transition Tips',
    lead: 'A new career takes a while. Small steps between moves still count.',
    points: [
      {
        lead: 'Start with what you have.',
        text: 'Write down paid work, volunteer work and moves you ran, with numbers. “Ran a fundraiser for 200 families” is project work.',
      },
      {
        lead: 'Try before you pay.',
        text: 'Take one free lesson, do one small project, and ask someone in the job what a dull day looks like.',
      },
      {
        lead: 'Check MyCAA before you enroll.',
        text: `If you are eligible, My Career Advancement Account can pay ${mycaaCap.text} for a license, a certification or an associate degree. It never repays what you paid yourself. The portal says who is eligible now.`,
      },
      {
        lead: 'Ask about a state license.',
        text: `Look up the rules where you are and where you may go. After a move on orders, your service member may claim ${licenseReimbursement.text} of relicensing costs.`,
      },
      {
        lead: 'Take your job along.',
        text: 'Ask your boss early whether it can move. Get it in writing which states you may work from. For overseas, ask base legal assistance too.',
      },
      {
        lead: 'Never pay for a job.',
        text: 'Pay no upfront fee for training, a kit or a background check. Cash no check for someone you have not met. A real employer pays you.',
      },
    ],
    links: [{ name: 'Open the MyCAA portal', url: 'https://mycaa.militaryonesource.mil/mycaa/' }],
    source: mycaaRelease,
    alsoFrom: [navyLicenseCosts],
    lastReviewed: '2026-11-23',
    reviewInterval: 'benefit',
  },
])
