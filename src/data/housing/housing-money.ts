import type { GuideSection } from '@/schemas/content/guide-section'
import { alaskaAndHawaiiTravel, familyInitiatives2024 } from '@/data/sources/families'
import { defineDataset } from '@/engine/model/dataset'

/** What pays for a home, a hotel on the way and a loan, and what a tenant may ask for. */
export const housingMoney = defineDataset<GuideSection>('housing-money', [
  {
    id: 'overseas-housing-allowance',
    title: 'Overseas Housing Allowance (OHA)',
    lead: 'OHA does not start by itself: take the lease and DD (Department of Defense) Form 2367 to the housing office.',
    items: [
      'OHA pays your real rent, up to a ceiling for the place. If you rent for less, you do not keep the rest. That is not like BAH (basic allowance for housing).',
      'A second part helps with utilities. A third, the move-in housing allowance (MIHA), helps once with move-in costs.',
      'Keep the receipt for an agent’s fee: it can be claimed on DD Form 2556. Ask before you pay for locks or bars, since only some places qualify.',
      'Ask before you sign: “What is our ceiling, and who has to approve the lease?”',
      'There may be a cost-of-living allowance (COLA) too: not taxed overseas, in Alaska and in Hawaii, and taxed in the most expensive places of the 48 states. Ask finance.',
    ],
    links: [
      {
        name: 'Defense Travel: questions about OHA',
        url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/2906550/overseas-housing-allowance/',
      },
    ],
    source: {
      title: 'Defense Travel Management Office: Overseas Housing Allowance (April 2022)',
      url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/2906550/overseas-housing-allowance/',
      grade: 'official',
      seen: '2026-11-30',
    },
    alsoFrom: [
      {
        title: 'Defense Travel Management Office: COLA overseas (about 2022, no longer updated)',
        url: 'https://www.defensetravel.dod.mil/site/cola.cfm',
        grade: 'official',
        seen: '2026-11-30',
      },
      {
        title:
          'Defense Travel Management Office: COLA in the 48 states (about 2021, no longer updated)',
        url: 'https://www.defensetravel.dod.mil/site/conus.cfm',
        grade: 'official',
        seen: '2026-11-30',
      },
    ],
    lastReviewed: '2026-11-30',
    reviewInterval: 'allowance',
  },
  {
    id: 'temporary-lodging',
    title: 'Temporary Lodging Before You Have a Home',
    lead: 'Near the station, ask base lodging first, then keep every hotel bill. A claim needs both: its answer and the bills.',
    items: [
      'In the 48 states it is called TLE (temporary lodging expense). It pays part of hotel and meals near the old or new station, not on the road and not for house hunting.',
      'Will the family wait at another place (a designated place), as on a tour without families? A hotel there counts, without asking base lodging first, says Marine Corps message 111/25 of March 2025. Ask finance how many days. Its page names only the stations: show it the message.',
      'How long: up to 21 days for a move to a station in the 48 states since November 27, 2024, says Marine Corps message 111/25. Does finance say 14, the rule before? Ask: “Which days does paragraph 050601 of the Joint Travel Regulations give since then?”',
      'Nothing to rent there? Areas short of housing can get up to 60 days, 10 at a time (pages from 2022 and undated). Before the days run out, ask the housing office: “Are we on the list of approved TLE extensions, and who authorizes ours?” Keep a record of the homes you asked about.',
      'From the 48 states to Alaska, Hawaii or overseas? TLE is for up to 7 days before you leave them, says an undated page of the finance service. An older copy of it says 5, so ask.',
      'How much: up to $290 a day, by family size and local rates.',
      'In Alaska, in Hawaii and overseas it is TLA (temporary lodging allowance): usually for up to 60 days after you arrive, and up to 10 days before you leave. Okinawa gives only 4 of these 10 if you leave base housing. Some stations want a claim every 10 days.',
      'If base lodging is full, ask for the paper that says so (a statement of non-availability) before you book.',
      'Staying with family, or in a room with a kitchen? Ask finance first: it can lower what is paid.',
    ],
    links: [
      {
        name: 'Defense Travel: lodging in the states',
        url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/3174593/temporary-lodging-expenses/',
      },
      {
        name: 'Defense Travel: lodging overseas',
        url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/2996319/temporary-lodging-allowance/',
      },
    ],
    source: {
      title: 'Defense Travel Management Office: Temporary Lodging Expenses (October 2022)',
      url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/3174593/temporary-lodging-expenses/',
      grade: 'official',
      seen: '2026-12-01',
    },
    alsoFrom: [
      familyInitiatives2024,
      {
        title: 'Defense Travel Management Office: questions about TLE (October 2014, archived)',
        url: 'https://webarchive.library.unt.edu/web/20161107082044/http://www.defensetravel.dod.mil/site/faqtle.cfm',
        grade: 'official',
        seen: '2026-12-01',
      },
      {
        title: 'Copy of Marine Corps message 111/25, March 2025',
        url: 'https://www.imaradmins.com/67d04ff59dfd50504c27d104',
        grade: 'secondary',
        seen: '2026-12-01',
      },
      {
        title: 'Defense Travel Management Office: Temporary Lodging Allowance (April 2022)',
        url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/2996319/temporary-lodging-allowance/',
        grade: 'official',
        seen: '2026-11-23',
      },
      {
        title: 'Defense Finance and Accounting Service: Temporary Lodging Expense (undated)',
        url: 'https://www.dfas.mil/MilitaryMembers/travelpay/armypcs/tle/',
        grade: 'official',
        seen: '2026-12-01',
      },
      {
        title: 'Andersen Air Force Base: temporary lodging for members in Australia (undated)',
        url: 'https://www.andersen.af.mil/About-Us/Fact-Sheets/Display/Article/414578/337-temporary-lodging/',
        grade: 'official',
        seen: '2026-11-30',
      },
      {
        title: '3rd Marine Logistics Group, Okinawa: lodging before you leave (undated)',
        url: 'https://www.3rdmlg.marines.mil/Sections/Disbursing/Pay-Section/Pay-Section-FAQ/',
        grade: 'official',
        seen: '2026-11-30',
      },
      alaskaAndHawaiiTravel,
      {
        title: 'Misawa: Finding a Home, lodging claims',
        url: 'https://35fss.com/finding-a-home/',
        grade: 'secondary',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-12-01',
    reviewInterval: 'allowance',
  },
  {
    id: 'va-loan-basics',
    title: 'VA Home Loan Basics',
    lead: 'First step: ask for the Certificate of Eligibility (COE), online at VA.gov or through the lender.',
    items: [
      'The loan is the service member’s or veteran’s benefit. On active duty, the request needs a statement of service signed by the commander or the personnel office. By mail it is VA Form 26-1880.',
      'Plan for the funding fee. With little or no money down it is 2.15% of the loan the first time and 3.3% after that. The law changes the end of these rates often: look at VA’s own table below.',
      'Some pay no fee: for example, people paid for a service-connected disability, or on active duty with a Purple Heart. Ask before you sign.',
      'It must be a home you live in, usually within 60 days. If duty keeps the service member away, a spouse can often meet that rule. Ask the lender to say so in writing.',
      'Ask: “Will you count my pay if my job may end with the next move?” Plan for a no.',
      'A lender who calls you and pressures you to sign is a warning sign. Compare three offers.',
    ],
    links: [
      {
        name: 'VA: funding fee and closing costs',
        url: 'https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/',
      },
    ],
    source: {
      title: 'A lender’s copy of the VA funding fee table, from April 7, 2023',
      url: 'https://theveteransmortgage.com/va-tools/',
      grade: 'secondary',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'A lender on the VA handbook’s occupancy rule',
        url: 'https://www.lowvarates.com/va-loan-blog/the-va-loan-occupancy-requirement-deciphering-the-va-lenders-handbook-chapter-3-part-4/',
        grade: 'secondary',
        seen: '2026-11-23',
      },
      {
        title: 'A guide to VA home loans: Certificate of Eligibility',
        url: 'https://issuu.com/theloganhomegroup/docs/va_home_loan_guide/s/23239013',
        grade: 'secondary',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-11-23',
    reviewInterval: 'benefit',
  },
  {
    id: 'tenant-rights',
    title: 'Your Rights in Privatized Housing on Base',
    lead: 'Before you sign, ask the housing office for two papers: the Tenant Bill of Rights, and the home’s repair history for seven years.',
    items: [
      'The Tenant Bill of Rights lists 18 rights in military housing that private companies run. Among them: a home that meets health standards, working fixtures, a clear lease and a way to settle disputes.',
      'Problem? Write to the landlord, with photos, and note the work order number.',
      'No fix? Take the papers to the military housing office and ask for the tenant advocate.',
      'Still no fix? Ask that office for a formal dispute. Also ask whether your rent can be set aside until it is settled. Do not stop paying on your own.',
      'This bill of rights covers only privatized housing. In town, your lease and state law apply: ask legal assistance about both.',
    ],
    source: {
      title: 'Joint Base Andrews: revamped Tenant Bill of Rights (August 2021)',
      url: 'https://www.jba.af.mil/News/Article/2745942/dod-releases-revamped-tenant-bill-of-rights/',
      grade: 'official',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'Ely Stings: steps for repairs in private base housing',
        url: 'https://elystings.com/renters-rights/base-housing/mhpi-base-housing-bill-of-rights-guide/',
        grade: 'secondary',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
])
