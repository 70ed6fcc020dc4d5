import {
  airForceBusinessCosts,
  airForceLicenseCosts,
  airForceLicenseLimit,
  coastGuardLicenseCosts,
  marineBusinessCosts,
  marineLicenseCosts,
  navyLicenseCosts,
} from '@/data/sources/license-costs'
import { licensePortabilityUpdate } from '@/data/sources/license-law'
import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'
import { businessCosts, licenseReimbursement } from '@/data/facts/benefits'

/** What to send and to whom: the letter to the board, the claim by branch. */
export const licensePapers = defineDataset<GuideSection>('license-papers', [
  {
    id: 'letter-to-the-board',
    title: 'A Letter to the Board, to Copy',
    lead: 'Change the words in brackets, attach the papers, and send it with your application.',
    paragraphs: [
      'Subject: “License portability for a military spouse, 50 U.S.C. 4025a.”',
      '“I hold a license as [profession] from [state], number [number], in good standing. I am moving to your state because of my spouse’s military orders, and I apply under the federal law on license portability, 50 U.S.C. 4025a. This is portability under the Servicemembers Civil Relief Act (SCRA), not endorsement.”',
      '“I attach proof of the orders, my marriage certificate and a notarized statement. It says who I am, that my application is true, that I have read and understood your rules and what your license lets me do, that I will meet and follow them, and that I am in good standing in every state that has licensed me.”',
      '“Please tell me in writing when my application is complete, what is missing and when I may start work. If you ask for more than these papers, please name the rule. If you cannot decide within 30 days of my complete application and my move, I ask for a temporary license.”',
      'This letter is for the federal law. Does a compact cover your license in both states? My Answer has the letter for that.',
      'Keep a copy, and note the day it arrived. General information, not legal advice: the legal assistance office can read it first.',
    ],
    links: [
      {
        name: 'U.S. Justice Department: fact sheet for spouses',
        url: 'https://www.justice.gov/servicemembers/2025-update-portability-professional-licenses',
      },
    ],
    source: licensePortabilityUpdate,
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'claim-by-branch',
    title: 'The Reimbursement Claim, by Branch',
    lead: `The service member files it, once you hold the new license: ${licenseReimbursement.text} for each move.`,
    points: [
      {
        lead: 'Everyone:',
        text: 'keep receipts dated after the orders, the orders, your old and new license and your marriage certificate. Tax may be taken out.',
      },
      {
        lead: 'Army:',
        text: 'Standard Form 1034. The command names an officer who approves the papers.',
      },
      {
        lead: 'Coast Guard:',
        text: 'Optional Form 1164, sent as the page on spouse license reimbursement says.',
      },
      {
        lead: 'Air Force and Space Force:',
        text: 'Optional Form 1164, to the finance office. In 2019 the costs had to be paid within 24 months of the orders: ask for today’s limit. The Military and Family Readiness Center can check first that you qualify.',
      },
      {
        lead: 'Marine Corps:',
        text: 'ask the local personnel administration office. One Marine Corps page gives a limit of 24 months from the orders, so ask for today’s limit.',
      },
      {
        lead: 'Navy:',
        text: 'start with the MyNavy HR page on spouse licensure.',
      },
      { lead: 'Business costs:', text: businessCosts.text },
      { lead: 'Ask:', text: '“Which form, to which desk, and by what date?”' },
    ],
    links: [
      {
        name: 'Military OneSource: the claim in each branch',
        url: 'https://www.militaryonesource.mil/benefits/transferring-your-professional-license/',
      },
      {
        name: 'MyNavy HR: spouse licensure',
        url: 'https://www.mynavyhr.navy.mil/Support-Services/Culture-Resilience/Family-Readiness/Spouse-Licensure/',
      },
    ],
    source: {
      title: 'Military OneSource: Transferring Your Professional License',
      url: 'https://www.militaryonesource.mil/benefits/transferring-your-professional-license/',
      grade: 'official',
      seen: '2026-11-23',
    },
    alsoFrom: [
      navyLicenseCosts,
      coastGuardLicenseCosts,
      airForceLicenseCosts,
      airForceLicenseLimit,
      marineLicenseCosts,
      airForceBusinessCosts,
      marineBusinessCosts,
    ],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
])
