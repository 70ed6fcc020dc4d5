import type { Step } from '@/schemas/content/step'
import { licenseFees } from '@/data/estimates'
import { navyLicenseCosts } from '@/data/sources/license-costs'
import {
  georgiaOpinion,
  justiceLetterNews,
  licensePortability,
  licensePortabilityUpdate,
} from '@/data/sources/license-law'
import { defineDataset } from '@/engine/model/dataset'
import { swornRules, thirtyDayRule } from '@/data/facts/license-laws'
import { licenseReimbursement } from '@/data/facts/benefits'

export const licenseSteps = defineDataset<Step>('license-steps', [
  {
    id: 'find-the-board',
    stage: 'When You Get Orders',
    title: 'Find the new state’s licensing board',
    description:
      'PCS (permanent change of station) orders start the clock. Search for your job and the new state in the free CareerOneStop License Finder. Save the board’s web page, phone and email. The board sets the rules, so start there, not with hearsay.',
    timeframe: 'As soon as you get orders',
    source: {
      title: 'CareerOneStop License Finder',
      url: 'https://www.careeronestop.org/Toolkit/Training/find-licenses.aspx',
      grade: 'official',
      searched: '2026-11-25',
    },
    reviewInterval: 'benefit',
  },
  {
    id: 'choose-your-path',
    stage: 'When You Get Orders',
    title: 'Choose your path: compact, federal law or state rules',
    description:
      'A compact is an agreement between states to honor each other’s licenses. Ask whether yours is issuing now, in both states. If not, ask about the federal license portability law and the state’s own military spouse rules. Compare which one lets you work soonest.',
    timeframe: 'As soon as you get orders',
    source: {
      title: 'National Center for Interstate Compacts: Occupational Licensure Compacts',
      url: 'https://compacts.csg.org/occupational-licensure-compacts/',
      grade: 'official',
      seen: '2026-11-25',
    },
    alsoFrom: [licensePortability],
    lastReviewed: '2026-11-25',
    reviewInterval: 'compact',
  },
  {
    id: 'check-good-standing',
    stage: 'Months Before the Move',
    title: 'Check that your license is in good standing',
    description:
      'Look up your license on your current board’s site. Renew it if it runs out close to the move. Finish any overdue classes. The federal law covers licenses in good standing, with no discipline and no open investigation. Clear up any question now.',
    timeframe: '3-6 months before PCS',
    source: licensePortabilityUpdate,
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'gather-papers',
    stage: 'Months Before the Move',
    title: 'Gather your papers in one folder',
    description:
      'Put in your orders, marriage certificate, ID, licenses, transcripts, exam scores, class records and job history. Add names and numbers of supervisors. If your names differ, add proof of the change. Scan it all, and carry the originals yourself: not in the moving truck.',
    timeframe: '3-6 months before PCS',
  },
  {
    id: 'order-verifications',
    stage: 'Months Before the Move',
    title: 'Order official proof of your record',
    description:
      'Many boards accept transcripts, scores and license proof only straight from the source. Order them from your school, the exam body and every state that has licensed you. Write down the date and the fee. Some offices take weeks to answer.',
    timeframe: '2-3 months before PCS',
  },
  {
    id: 'send-application',
    stage: 'Months Before the Move',
    title: 'Fill out and send the application',
    description: `Ask how early you may apply. Under the federal law you send proof of orders, your marriage certificate and a notarized sworn statement. In it you confirm who you are, that all is true, and good standing everywhere. You confirm that you have ${swornRules.text}. The law helps once you have moved and applied. Keep copies.`,
    timeframe: '1-2 months before PCS',
    source: licensePortabilityUpdate,
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'ask-for-spouse-path',
    stage: 'With the Application',
    title: 'Ask for the military spouse path by name',
    description: `Name the SCRA (Servicemembers Civil Relief Act, 50 U.S.C. 4025a) in a cover note. At the desk say: “This is SCRA portability, not endorsement.” ${thirtyDayRule.text} If they say there is no such path, ask for a supervisor.`,
    timeframe: 'With application',
    source: licensePortabilityUpdate,
    alsoFrom: [justiceLetterNews, thirtyDayRule.source],
    lastReviewed: '2026-11-25',
    reviewInterval: 'law',
  },
  {
    id: 'fees-and-reimbursement',
    stage: 'With the Application',
    title: 'Plan for fees, and save receipts to get money back',
    description: `Our estimate for fees is ${licenseFees}; each board sets its own. Ask whether it lowers them for military spouses. Save every receipt. After a PCS to a new state, your service member can claim ${licenseReimbursement.text} for the same profession through the branch. The form depends on the branch: see “The Reimbursement Claim, by Branch” in Licensing Navigator, under Transfer Checklist. Tax may be taken out.`,
    timeframe: 'With application',
    source: navyLicenseCosts,
    lastReviewed: '2026-11-23',
    reviewInterval: 'benefit',
  },
  {
    id: 'get-written-ok',
    stage: 'Around the Move',
    title: 'Get written approval before you start work',
    description:
      'Ask the board to confirm in writing that you may work, from which day, and for which tasks. Show it to your employer. Working without the right license can hurt your record, even when you meant well. A phone call alone is not enough.',
    timeframe: 'Before or upon arrival',
  },
  {
    id: 'follow-up',
    stage: 'Around the Move',
    title: 'Follow up, and keep a log',
    description:
      'Check your application online every week or two. Note the date, the name and the answer of each call. Send missing papers the same day if you can. If you get stuck, take your log to the legal assistance office on base.',
    timeframe: 'Throughout process',
  },
  {
    id: 'finish-on-arrival',
    stage: 'In the New State',
    title: 'Finish the last steps in the new state',
    description:
      'Tell the board your address and the day you moved: its 30 days can start then. Take fingerprints if asked. A law test on top? Georgia’s attorney general (Feb 19, 2026) reads the federal law as barring it, so ask for the rule in writing. Ask your old board whether to keep that license active. With the new license, start the reimbursement claim.',
    timeframe: 'Upon arrival',
    source: georgiaOpinion,
    alsoFrom: [licensePortabilityUpdate],
    lastReviewed: '2026-11-25',
    reviewInterval: 'law',
  },
  {
    id: 'plan-renewal',
    stage: 'In the New State',
    title: 'Plan your first renewal',
    description:
      'Write down when the license runs out, and set a reminder well ahead. A temporary license may end sooner than you expect. Learn how many class hours the state wants and which providers it accepts. Keep every certificate for the next move.',
    timeframe: 'Before license renewal',
  },
])
