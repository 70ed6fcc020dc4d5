import { bahOfFamily, licenseReimbursement, mycaaCap, mycaaYearlyCap } from '@/data/facts/benefits'
import { militaryChildCare } from '@/data/sources/help'
import { defineDataset } from '@/engine/model/dataset'
import type { Tip } from '@/schemas/content/tip'

/** The tips that rotate on the dashboard: exactly seven. */
export const dashboardTips = defineDataset<Tip>('dashboard-tips', [
  {
    id: 'make-a-backup',
    text: 'Your progress lives only in this browser. Before you change phones or clear your browser, make a full backup in Settings.',
  },
  {
    id: 'copy-the-posting',
    text: 'Paste the job posting into Posting Text the day you apply. Postings vanish, and you will want the exact words before the interview.',
  },
  {
    id: 'ask-for-child-care-first',
    text: 'Got orders? Ask for child care on MilitaryChildCare.com the same day. Waits are common, and a spot can decide when you start work.',
    source: militaryChildCare,
    reviewInterval: 'link',
  },
  {
    id: 'claim-license-costs',
    text: `A new license after a military move? Your service member can claim ${licenseReimbursement.text} of its cost. Keep receipts, and ask finance or personnel for the form.`,
    source: licenseReimbursement.source,
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'mycaa-before-you-pay',
    text: `MyCAA (My Career Advancement Account) can pay ${mycaaCap.text} in all, usually at most ${mycaaYearlyCap.text}. It never repays you: check who can get it first.`,
    source: mycaaCap.source,
    alsoFrom: [mycaaYearlyCap.source],
    lastReviewed: '2026-11-23',
    reviewInterval: 'eligibility',
  },
  {
    id: 'remote-in-writing',
    text: 'Before you take a remote job, ask: “May I keep it if we move to another state, or overseas?” Get the answer in writing.',
  },
  {
    id: 'bah-follows-the-station',
    text: 'The housing allowance (BAH) follows the duty station’s ZIP code, not your home’s. On an overseas tour without the family, it follows the family’s.',
    source: bahOfFamily.source,
    lastReviewed: '2026-12-01',
    reviewInterval: 'law',
  },
])
