import { milTax, moveHelpPhone } from '@/data/facts/offices'
import { bahIncrease, bahOfFamily } from '@/data/facts/benefits'
import type { Step } from '@/schemas/content/step'
import {
  carLeaseReturn,
  carLeases,
  contractsThatEnd,
  damageClaims,
  dislocationAdvance,
  dislocationAllowance,
  endOfContracts,
  familyPhonePlans,
  leaseFees,
  leaseGuide,
  leaseLetter,
  noFeeForContracts,
  ownMoveTax,
  scraWaiver,
} from '@/data/sources/families'
import { coastGuardMoves } from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'

export const housingSteps = defineDataset<Step>('housing-steps', [
  {
    id: 'research-start',
    stage: 'Look and Compare',
    title: 'Start your housing research',
    description:
      'Begin as soon as you have PCS (permanent change of station) orders. Find the new base’s housing office on MilitaryINSTALLATIONS and call it. Ask about wait lists, usual rents, and areas where military families live. Write down three areas to compare.',
    timeframe: '3 months before PCS',
    careerConsiderations: [
      'Search job boards by ZIP code and mark on a map where openings in your field are.',
      'If your work needs a license, check the new state’s board now. Some take weeks to answer.',
    ],
    source: {
      title: 'MilitaryINSTALLATIONS',
      url: 'https://installations.militaryonesource.mil/',
      grade: 'official',
      searched: '2026-11-25',
    },
    reviewInterval: 'benefit',
  },
  {
    id: 'decide-onoff-base',
    stage: 'Look and Compare',
    title: 'Decide: on base or off base',
    description:
      'Compare the two with your own week in mind: drives, school, work and pets. For base housing, ask when the wait list clock starts and if you can apply from here. Renting until then? Ask for a clause that lets you leave for base housing. Federal law ends a lease for orders to move or deploy, not for a move onto base. Florida and others go further, so ask legal assistance before you pay a penalty.',
    timeframe: '3 months before PCS',
    careerConsiderations: [
      'On base, ask about rules for home businesses and which internet providers you can choose.',
      'Off base, check the drive to your likely employers as well as to the gate.',
    ],
    source: leaseGuide,
    alsoFrom: [
      {
        title: 'U.S. Attorney, Middle District of Florida: housing, with Florida Statutes 83.682',
        url: 'https://www.justice.gov/usao-mdfl/svwg-manual-chapter-3-housing',
        grade: 'official',
        seen: '2026-11-30',
      },
    ],
    lastReviewed: '2026-11-30',
    reviewInterval: 'law',
  },
  {
    id: 'calculate-budget',
    stage: 'Look and Compare',
    title: 'Calculate your budget',
    description:
      'Look up BAH (basic allowance for housing) for the new duty station’s ZIP code. Overseas, ask the housing office about OHA (overseas housing allowance). Tour without the family? BAH follows the family’s ZIP code. Then list rent, utilities, insurance, deposits and child care. Ask finance about DLA (dislocation allowance), a flat payment for part of your moving costs. Can it be paid before you go?',
    timeframe: '2-3 months',
    careerConsiderations: [
      'Budget on one income for the first months. A new job can take longer than you hope.',
      'Add work costs: license fees, internet for remote work, child care and a second car.',
    ],
    source: bahIncrease.source,
    alsoFrom: [bahOfFamily.source, dislocationAllowance, dislocationAdvance],
    lastReviewed: '2026-12-01',
    reviewInterval: 'eligibility',
  },
  {
    id: 'join-groups',
    stage: 'Look and Compare',
    title: 'Join local groups',
    description:
      'Join spouse groups and neighborhood groups for the new base. Ask about streets, landlords, noise and internet, not only about rent. Check what you hear with a second person. Do not post your move dates or a photo of orders.',
    timeframe: '2-3 months',
    careerConsiderations: [
      'Ask who hires in your field, and which employers welcome military spouses.',
      'Find one trade or business group near the base and ask about its next meeting.',
    ],
  },
  {
    id: 'virtual-tours',
    stage: 'Look and Compare',
    title: 'Tour homes by video',
    description:
      'Ask for a live video tour, not only photos. Have the person run the faucets, open closets and the breaker box, and walk out to the street. Ask a friend or your unit sponsor to visit. Never pay for a home that nobody you trust has seen.',
    timeframe: '2 months',
    careerConsiderations: [
      'Ask to see the spot where you would work: outlets, light, noise and a door that shuts.',
      'Have the person run an internet speed test and check cell signal indoors during the tour.',
    ],
  },
  {
    id: 'submit-applications',
    stage: 'Apply and Sign',
    title: 'Apply for homes',
    description:
      'Apply for your top homes. If you rent now, check that your landlord has your notice. The SCRA (Servicemembers Civil Relief Act) lets the member end a lease, in writing, with the orders or the commander’s letter. If rent is due monthly, it ends 30 days after the next due date, which can be two months away. There is no fee for ending it early. If only the spouse signed, ask legal assistance.',
    timeframe: '1-2 months',
    careerConsiderations: [
      'Landlords may ask for proof of income. Gather pay stubs, and an offer letter if you have one.',
      'A lease on a shop, studio or office may be covered too. Ask legal assistance.',
    ],
    source: leaseGuide,
    alsoFrom: [leaseLetter, leaseFees],
    lastReviewed: '2026-12-01',
    reviewInterval: 'law',
  },
  {
    id: 'research-schools',
    stage: 'Apply and Sign',
    title: 'Look into schools and child care',
    description:
      'Call the school liaison officer at the new base. MIC3 (Military Interstate Children’s Compact Commission) runs a compact of all 50 states and Washington, D.C. It eases enrollment, records, placement and graduation. For child care, use MilitaryChildCare.com now if you have not. Waits are common.',
    timeframe: '1-2 months',
    careerConsiderations: [
      'Ask for school hours, bus times and after-school care. They set the hours you can work.',
      'Do not promise a start date until you know when child care begins.',
    ],
    source: {
      title: 'Military.com: where the compact for military children is (November 2025)',
      url: 'https://mst.military.com/feature/2025/11/02/where-are-we-now-military-interstate-childrens-compact.html',
      grade: 'secondary',
      seen: '2026-11-25',
    },
    alsoFrom: [
      {
        title: 'PAVE (Washington State): MIC3 part 1, what it means for military families',
        url: 'https://wapave.org/military-interstate-childrens-compact-commission-mic3-part-1-the-impact-of-mic3-on-military-families',
        grade: 'secondary',
        seen: '2026-11-25',
      },
      { title: 'MIC3', url: 'https://mic3.net/', grade: 'official', searched: '2026-11-25' },
    ],
    lastReviewed: '2026-11-25',
    reviewInterval: 'law',
  },
  {
    id: 'plan-utilities',
    stage: 'Apply and Sign',
    title: 'Plan utilities and internet',
    description:
      'List who supplies power, water, gas and internet. Book turn-on a day before you arrive, turn-off a day after you leave. Does a company not serve the new place? With orders for 90 days or more, a law (SCRA, 50 U.S.C. 3956) ends phone, internet, TV, gym and alarm contracts that the member signed before the orders, with no fee. Send notice, the orders and an end date. Return equipment in 10 days.',
    timeframe: '1 month',
    careerConsiderations: [
      'Book internet first if you work from home. The first available date can be weeks away.',
      'Have a backup for the first week: a phone hotspot, a library or a coworking space.',
      'Is the contract in your name? A family phone plan with the member on it can end, too, if all of you move along. For the rest, ask legal assistance.',
      'Leased car? For orders from the 48 states to Alaska, Hawaii or overseas, or from there to anywhere else, the SCRA can end the lease without a fee, if it was signed before the orders. Give notice, and return the car within 15 days.',
      'Ask what the rent includes, and if deposits are waived.',
    ],
    source: endOfContracts,
    alsoFrom: [contractsThatEnd, familyPhonePlans, noFeeForContracts, carLeases, carLeaseReturn],
    lastReviewed: '2026-12-01',
    reviewInterval: 'law',
  },
  {
    id: 'finalize-housing',
    stage: 'Apply and Sign',
    title: 'Sign for your home',
    description:
      'Read the whole lease before you sign, and have base legal assistance look it over. Do not sign a separate paper that waives (gives up) the SCRA: it can count. The SCRA covers PCS orders and deployments of 90 days or more, and state law may add to it. Ask that the member sign too, since the right to end the lease belongs to the member. Keep signed copies.',
    timeframe: '1 month',
    careerConsiderations: [
      'Get permission to work or run a business from home in writing, if you plan to.',
      'Once you have an address, tell employers when you will be local and able to interview.',
    ],
    source: leaseGuide,
    alsoFrom: [scraWaiver],
    lastReviewed: '2026-12-01',
    reviewInterval: 'law',
  },
  {
    id: 'arrange-move',
    stage: 'The Last Weeks',
    title: 'Confirm the move',
    description: `Confirm pack-out and delivery dates. Movers do not come? Call 833-MIL-MOVE (${moveHelpPhone.text}). In a PPM (personally procured move, formerly DITY), you move your own things. Get approval first, with the rate. Ask which weight tickets you need and by what day to file. Keep receipts for truck, boxes and gas: they lower the tax. Check a hired mover at FMCSA Protect Your Move.`,
    timeframe: '2-4 weeks',
    careerConsiderations: [
      'Carry your laptop, licenses, transcripts and resume yourself. Do not let them be packed.',
      'Block out moving days with your employer or clients now.',
    ],
    source: coastGuardMoves,
    alsoFrom: [moveHelpPhone.source, ownMoveTax],
    lastReviewed: '2026-12-01',
    reviewInterval: 'benefit',
  },
  {
    id: 'update-addresses',
    stage: 'The Last Weeks',
    title: 'Update your addresses',
    description:
      'File a change of address with the Postal Service. Then tell banks, insurers, doctors, schools and subscriptions. Keep a list, so nothing is missed.',
    timeframe: '1-2 weeks',
    careerConsiderations: [
      'Update your resume, LinkedIn and job-board profiles with the new location.',
      `Tell your licensing board and payroll. A new state can change your taxes: ask ${milTax.text}.`,
    ],
    source: milTax.source,
    lastReviewed: '2026-11-23',
    reviewInterval: 'benefit',
  },
  {
    id: 'move-in',
    stage: 'Move-In and After',
    title: 'Move in and check everything',
    description:
      'Walk through before the boxes come in. Photograph each room, each mark and the meters. Fill out the condition form and keep a copy. Check each box number off the mover’s list. Damage? Report it to the mover within 180 days of delivery, the sooner the better. File the claim within nine months to get the full value.',
    timeframe: 'Move-in day',
    careerConsiderations: [
      'Set up your work spot first: desk, internet, charger, door. The rest can wait.',
      'Save receipts for work gear, and ask your tax preparer whether they count.',
    ],
    source: damageClaims,
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'register-vehicle',
    stage: 'Move-In and After',
    title: 'Take care of vehicle and license rules',
    description:
      'Some states give new residents only a short time to register a car. Military families may be able to keep plates from their home state. Ask the state motor vehicle office and base legal assistance which rule fits you. Tell your car insurer the new address.',
    timeframe: 'Within 30 days of arrival',
    careerConsiderations: [
      'Some jobs ask for a state driver’s license or ID. Check before your first day.',
      'If you use the car for work, ask your insurer whether that use is covered.',
    ],
  },
  {
    id: 'explore-area',
    stage: 'Move-In and After',
    title: 'Explore your new area',
    description:
      'Visit the family center, the library and the nearest stores. Drive the route to work once at rush hour. Say hello to two neighbors. If something in the home is wrong, report it in writing now, while it is fresh.',
    timeframe: 'First month',
    careerConsiderations: [
      'Book a visit with the employment staff at your base family center.',
      'Go to one networking event and meet one employer this month.',
      'Visit a library or coworking space where you could work when home is loud.',
    ],
  },
])
