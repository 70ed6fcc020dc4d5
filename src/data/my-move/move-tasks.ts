import { healthPlanChange, licenseReimbursement } from '@/data/facts/benefits'
import {
  damageClaimLimits,
  damageClaims,
  leaseGuide,
  leaseLetter,
  leaseNotice,
  passportRules,
  passportSponsorship,
  screeningRules,
  storageDays,
  storageDebt,
  travelScreening,
} from '@/data/sources/families'
import {
  airForceLicenseLimit,
  armyLicenseCosts,
  marineLicenseCosts,
  navyLicenseCosts,
} from '@/data/sources/license-costs'
import { defineDataset } from '@/engine/model/dataset'
import type { MoveTask } from '@/schemas/my-move/move-task'

/** Tasks of a move that are in no checklist and in no list of steps. */
export const moveTasks = defineDataset<MoveTask>('move-tasks', [
  {
    id: 'ask-for-written-orders',
    task: 'Ask for the orders in writing',
    details:
      'Ask the service member for a copy as soon as the orders are out. Until then, plan with what you know, and don’t sign anything you can’t undo.',
  },
  {
    id: 'start-travel-screening',
    task: 'Start the travel screening',
    details:
      'Call the screening office at the military clinic the week you hear of the assignment. Every family member who travels on the orders is screened, also for Alaska and Hawaii. One Army clinic plans on 60 days. Ask: “Which forms, and who signs them?” Wait for the approval before you ship, end a lease or quit a job.',
    source: travelScreening,
    alsoFrom: [screeningRules],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
  {
    id: 'get-no-fee-passports',
    task: 'Ask for no-fee passports',
    details:
      'Go to the passport office on base with the orders. Ask: “Does each of us need a no-fee passport, a visa or a SOFA (Status of Forces Agreement) stamp, and how long does it take now?” It issues DD (Department of Defense) Form 1056 for family members approved on the orders. Do not buy tickets before the passports are there. Get a tourist passport too, for vacations.',
    source: passportRules,
    alsoFrom: [passportSponsorship],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
  {
    id: 'request-pack-out-date',
    task: 'Ask for a pack-out date',
    details:
      'Go to the transportation office at your old base, or have the service member ask: “Which days are still open?” Once the date is set, enter it under My Move.',
  },
  {
    id: 'give-notice',
    task: 'Give your landlord notice',
    details:
      'Renting? With PCS (permanent change of station), retirement or separation orders, the SCRA (Servicemembers Civil Relief Act) lets the member end a lease. Give written notice with the orders or the commander’s letter, and get a receipt. With monthly rent, it ends 30 days after the next due date. Overseas, Alaska, Hawaii? First get family travel approved. Only you signed? Ask legal assistance.',
    source: leaseGuide,
    alsoFrom: [leaseNotice, leaseLetter],
    lastReviewed: '2026-12-01',
    reviewInterval: 'law',
  },
  {
    id: 'check-what-expires',
    task: 'Check what expires during the move',
    details:
      'Find the expiration date of every license, certificate, ID card and passport in the family. Enter certificates under Professional Development and licenses under My Licenses. This plan then lists the ones that expire during the move.',
  },
  {
    id: 'check-dates-again',
    task: 'Check your move dates again',
    details:
      'Ask the service member: “Are the report date and the pack-out date still the same?” If not, change them under My Move. The whole plan follows.',
  },
  {
    id: 'sort-open-applications',
    task: 'Decide which job applications to keep',
    details:
      'Go through the tracker. Keep the jobs you can do from the new place. Withdraw from the others with a short, kind note, and mark them in the tracker.',
  },
  {
    id: 'tell-open-applications',
    task: 'Tell employers when you arrive',
    details:
      'Write to each employer who still has your application. Say where you’re moving, when you can interview there and when you can start.',
  },
  {
    id: 'back-up-before-packing',
    task: 'Back up this app before you travel',
    details:
      'Open Settings and choose Full Backup. Keep the file on a drive you carry. Devices get lost on moves, and the app keeps no other copy.',
  },
  {
    id: 'print-move-binder',
    task: 'Print the move binder',
    details:
      'At the top of My Move, press “Print Move Binder” (“Binder” on a phone). It has the plan with its dates and the people to call. Carry it with your orders for days without a signal.',
  },
  {
    id: 'update-profile',
    task: 'Change the location in your profile',
    details:
      'Open your profile and change your location. Change your situation too, if it’s different now.',
  },
  {
    id: 'change-health-plan',
    task: 'Change your health plan and pick a doctor',
    details: `You have ${healthPlanChange.text}. First update your address in DEERS (Defense Enrollment Eligibility Reporting System). Then call the TRICARE contractor for the new region: “We moved on orders. Please change our region, plan and doctor.” Overseas, TRICARE Prime is only for families approved on the orders: call the regional center before you fly.`,
    source: healthPlanChange.source,
    alsoFrom: healthPlanChange.alsoFrom,
    lastReviewed: '2026-11-23',
    reviewInterval: 'benefit',
  },
  {
    id: 'ask-about-storage',
    task: 'Ask how long storage is paid',
    details:
      'No home at the new place yet? The government pays for storage there for up to 90 days. Ask the transportation office: “When do our paid days end, and how do we ask for more?” Ask in writing before they end: after the approved days, you pay. Put that day in your calendar.',
    source: storageDays,
    alsoFrom: [storageDebt],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
  {
    id: 'report-damage',
    task: 'Report what movers damaged or lost',
    details:
      'Open the last boxes. Report damage and what is missing to the moving company within 180 days of delivery, the sooner the better. File the claim within nine months to get the full value; after two years it can be lost. Do you file for the service member? Get a power of attorney first.',
    source: damageClaims,
    alsoFrom: [damageClaimLimits],
    lastReviewed: '2026-12-01',
    reviewInterval: 'law',
  },
  {
    id: 'ask-last-claim-day',
    task: 'Ask for the deadline to claim license costs',
    details: `The branch may pay back ${licenseReimbursement.text} after a PCS (permanent change of station) to another state. Ask finance or personnel: “Which form and papers do you need, and by what date?” Pages of the Air Force (2019) and the Marine Corps name 24 months from the orders.`,
    source: navyLicenseCosts,
    alsoFrom: [armyLicenseCosts, airForceLicenseLimit, marineLicenseCosts],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
  {
    id: 'finish-this-move',
    task: 'Finish this move in the app',
    details:
      'Look through what’s still open. Once you’re settled, press “Finish This Move” in My Move. It stays under Earlier Moves with everything you checked off.',
  },
])
