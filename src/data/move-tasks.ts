import { licenseReimbursement } from '@/data/facts/benefits'
import { armyLicenseCosts, navyLicenseCosts } from '@/data/sources/license-costs'
import { defineDataset } from '@/engine/model/dataset'
import type { MoveTask } from '@/schemas/move-task'

/** What a move asks of a person that no checklist and no plan of steps has. */
export const moveTasks = defineDataset<MoveTask>('move-tasks', [
  {
    id: 'ask-for-written-orders',
    task: 'Ask for the orders in writing',
    details:
      'Ask the service member for a copy as soon as the orders are out. Until then, plan with what you know and sign nothing that you cannot undo.',
  },
  {
    id: 'request-pack-out-date',
    task: 'Ask for a pack-out date',
    details:
      'Go to the transportation office of the old base, or have the service member ask there: “Which days are still free?” Once it is set, enter it under My Move.',
  },
  {
    id: 'check-what-expires',
    task: 'Check what expires during the move',
    details:
      'Look for the last day of each license, certificate, ID card and passport in the family. Enter your certificates under Professional Dev, and this plan names those that run out on the way.',
  },
  {
    id: 'check-dates-again',
    task: 'Check the dates of this move once more',
    details:
      'Ask the service member: “Do the report date and the pack-out date still stand?” Change a date under My Move, and the whole plan follows.',
  },
  {
    id: 'sort-open-applications',
    task: 'Decide which job applications stay',
    details:
      'Go through the tracker. Keep the jobs that you can do from the new place. Withdraw from the others with a short, kind note, and mark them there.',
  },
  {
    id: 'tell-open-applications',
    task: 'Tell employers when you arrive',
    details:
      'Write to each employer who still has your application: where you move, from which day you can interview there, and when you could start.',
  },
  {
    id: 'back-up-before-packing',
    task: 'Back up this app before you travel',
    details:
      'Open Settings and choose Full Backup. Keep the file on a drive that you carry: devices get lost on moves, and the app keeps no copy elsewhere.',
  },
  {
    id: 'print-move-binder',
    task: 'Print the move binder',
    details:
      'Print the plan with its dates and the people to call. Carry it with the orders, for days without a signal.',
  },
  {
    id: 'update-profile',
    task: 'Change the place in your profile',
    details:
      'Open your profile and change your location, and your situation if it is another one now.',
  },
  {
    id: 'ask-last-claim-day',
    task: 'Ask for the last day to claim license costs',
    details: `The branch may pay back ${licenseReimbursement.text} after a PCS (permanent change of station) to another state. Ask the finance office: “Which form do you want, with which papers, and until when?”`,
    source: navyLicenseCosts,
    alsoFrom: [armyLicenseCosts],
    lastReviewed: '2026-11-23',
    pace: 'benefit',
  },
  {
    id: 'finish-this-move',
    task: 'Finish this move in the app',
    details:
      'Look through what is still open, and finish the move once you are settled. It stays in the archive with everything that you checked off.',
  },
])
