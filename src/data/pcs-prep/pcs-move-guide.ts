import {
  childCareWhileSearching,
  dependentCareCap,
  feeAssistanceCeiling,
} from '@/data/facts/benefits'
import { remoteMemo } from '@/data/facts/families'
import { alaskaAndHawaiiTravel } from '@/data/sources/families'
import {
  armyFeeAssistance,
  childCareSearchLaw,
  childCareSearchNews,
  dependentCareAccounts,
  feeAssistanceNews,
  feeAssistanceNumber,
  overseasWorkNews,
  spouseJobsOverseas,
  stateTaxArticle,
} from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'
import type { GuideSection } from '@/schemas/content/guide-section'

/** The paperwork of a move that affects a spouse's work: the office, the form, what to say. */
export const pcsMoveGuide = defineDataset<GuideSection>('pcs-move-guide', [
  {
    id: 'spouse-pro-gear',
    title: 'Your Work Gear and the Weight Limit',
    lead: 'Before pack-out, say to the transportation office: “Please list up to 500 pounds as spouse pro-gear.”',
    items: [
      'Pro-gear is what you need for your job, or for regular volunteer work, at the next place. It is weighed apart from your household goods.',
      'It can include books and papers you cannot replace, the tools of your trade, and work clothes such as nursing uniforms.',
      'It does not include computers, furniture or goods you sell.',
      'Ask at the moving appointment: “What counts on these orders, and where do I write it down?” Branches may set their own rules.',
      'Pack it apart and label it “spouse pro-gear.” Check that the movers’ list says the same before you sign.',
    ],
    source: {
      title: 'Military.com on spouse pro-gear, from Department of Defense property officials',
      url: 'https://www.military.com/pcs/i-want-to-pcs-with-spouse-pro-gear-qb.html',
      grade: 'secondary',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'Kate Horrell: Military Spouse Professional Gear Allowance (2021)',
        url: 'https://www.katehorrell.com/military-spouse-professional-gear-allowance/',
        grade: 'secondary',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-11-23',
    reviewInterval: 'allowance',
  },
  {
    id: 'travel-screening',
    title: 'Special Needs and Overseas Screening',
    lead: 'Start the week you hear of an overseas assignment: plan on 60 days for the screening, as one Army clinic does.',
    items: [
      'EFMP (Exceptional Family Member Program) is for family members with medical or school needs. Ask the EFMP office at the military clinic how to enroll or move a file.',
      'The forms: DD (Department of Defense) Form 2792 for medical needs, and 2792-1 for special education. Doctors and schools fill out parts of them, so hand them over early.',
      'Going overseas, or to Alaska or Hawaii? Each family member who travels on the orders is screened.',
      'Wait for approval before you ship your things, end a lease or quit a job. The Army says to wait, too.',
      'Ask about the new place: “Are our doctors, therapists and school services there, and how long is the wait?”',
    ],
    links: [
      {
        name: 'Army: what overseas screening asks for',
        url: 'https://efmp.amedd.army.mil/Family-Member-Travel-Screening-FMTS/Requirements/',
      },
    ],
    source: {
      title: 'Army health clinic: Family Member Travel Screening',
      url: 'https://southcomclinic.tricare.mil/Patient-Resources/Family-Member-Travel-Screening',
      grade: 'official',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'Army: overseas screening requirements',
        url: 'https://efmp.amedd.army.mil/Family-Member-Travel-Screening-FMTS/Requirements/',
        grade: 'official',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-11-23',
    reviewInterval: 'benefit',
  },
  {
    id: 'health-plan',
    title: 'Your Health Plan After the Move',
    lead: 'You have 90 days from the day you move to change your TRICARE (military health) plan.',
    items: [
      'Before you go: refill prescriptions, ask for copies of medical and dental records, and stay in your plan. Do not disenroll.',
      'Once you arrive: first update your address in DEERS (Defense Enrollment Eligibility Reporting System). Then call the TRICARE contractor for the new region.',
      'Say: “We moved on orders. Please transfer our region, our plan and our doctor.”',
      'Overseas, only family members who are command-sponsored (approved on the orders) can join TRICARE Prime Overseas. Call the regional center before you fly.',
      'Covered through your own job as well? Ask both plans which pays first, and when job coverage ends.',
    ],
    links: [{ name: 'TRICARE: moving on orders', url: 'https://tricare.mil/FAQs/general/GEN_pcs' }],
    source: {
      title: 'TRICARE: what to do on a move with orders (February 2024)',
      url: 'https://tricare.mil/FAQs/general/GEN_pcs',
      grade: 'official',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'TRICARE: Packing Up and Moving (July 2020)',
        url: 'https://tricare.mil/CoveredServices/BenefitUpdates/Archives/07_01_2020_Packing_Up_Moving',
        grade: 'official',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-11-23',
    reviewInterval: 'benefit',
  },
  {
    id: 'power-of-attorney',
    title: 'Power of Attorney',
    lead: 'Ask the legal assistance office for one special power of attorney for each task you may face alone. It is free.',
    items: [
      'For a move, think of three: household goods, the home (to sign for it or clear it), and the car.',
      'A special power names one task. A general power covers nearly everything, so give it only to someone you trust fully.',
      'Ask the bank, the landlord and the moving office: “Do you take a military power of attorney, or do you have a form of your own?”',
      'The service member signs, with ID. The office can prepare it and notarize it.',
      'Check its end date before you need it.',
    ],
    source: {
      title: 'Fort Bliss legal assistance office: PCS legal checklist',
      url: 'https://home.army.mil/bliss/about/news/pcs-legal-checklist-what-legal-assistance-office-can-provide-you',
      grade: 'official',
      seen: '2026-11-23',
    },
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'work-overseas',
    title: 'Permission to Work Overseas',
    lead: 'Before you say yes to work in another country, book free advice at the legal assistance office there.',
    items: [
      'SOFA (Status of Forces Agreement) is the treaty that sets your rights in the host country. A Department of Defense memo of January 2025 says that no such treaty “specifically prohibits” work by family members.',
      'The country’s own rules still count: work permits, visas and taxes. They differ by country and by job.',
      'Ask: “Do I need a permit, on base and off? Would it change my SOFA rights? Where do I pay tax?”',
      'Remote job? Ask your employer in writing: “May I do this work from that country, and who checks tax and data rules?”',
      `Federal job? Before you resign, ask for remote work from overseas, in writing, and name ${remoteMemo.text}. It says that agencies may keep spouses on remote work and hire them for it.`,
      'Own a business? Ask legal assistance: “May I run it from our home here, and may I use military mail for it?”',
    ],
    links: [
      {
        name: 'Military OneSource: spouse jobs overseas',
        url: spouseJobsOverseas.url,
      },
    ],
    source: spouseJobsOverseas,
    alsoFrom: [overseasWorkNews, remoteMemo.source],
    lastReviewed: '2026-11-25',
    reviewInterval: 'benefit',
  },
  {
    id: 'child-care',
    title: 'Child Care While You Look for Work',
    lead: `Say on MilitaryChildCare.com that you are looking for work: that counts for ${childCareWhileSearching.text}.`,
    items: [
      'Ask for the “looking for work” form. The days run once, and you show every 30 days that you still look: the tracker here is your list.',
      'No place on base? Ask for fee assistance with a provider in town. The provider needs a state license, so ask that first.',
      'With each offer, ask: “By what day do we have to accept it?” Put that day in your calendar.',
      `The ceiling went from ${feeAssistanceCeiling.text}, as one group of military families reports. Care in your own home stayed at $1,800. Ask Child Care Aware: “Which ceiling is on our certificate?” 800-424-2246.`,
      `The service member can pay for care before tax: ${dependentCareCap.text}, at FSAFEDS.gov. You sign up once a year, in the fall: in 2025 from November 10 to December 8. Look there for this year’s last day.`,
    ],
    links: [
      { name: 'MilitaryChildCare.com', url: 'https://www.militarychildcare.com/' },
      { name: 'Call Child Care Aware: 800-424-2246', url: 'tel:800-424-2246' },
      { name: 'FSAFEDS: pay for care before tax', url: 'https://www.fsafeds.gov/' },
    ],
    source: armyFeeAssistance,
    alsoFrom: [
      childCareSearchNews,
      childCareSearchLaw,
      feeAssistanceNews,
      feeAssistanceNumber,
      dependentCareAccounts,
      {
        title: 'Edwards Air Force Base on the open season of 2025',
        url: 'https://www.edwards.af.mil/News/Display/Article/4332135/deadline-approaching-open-season-ends-dec-8',
        grade: 'official',
        seen: '2026-11-25',
      },
    ],
    lastReviewed: '2026-11-25',
    reviewInterval: 'benefit',
  },
  {
    id: 'pets',
    title: 'Moving With a Pet',
    lead: 'Keep an itemized receipt for one cat or dog: the service member can claim up to $550 within the 48 states, and usually up to $2,000 to or from Alaska, Hawaii or overseas.',
    items: [
      'It is one pet for each set of orders. With two pets, claim the costs of the one that cost more.',
      'Going overseas? Ask the transportation office first for a seat on a government flight. If it has none, ask for the note that says so: the claim needs it.',
      'Leaving a country on the list for high rabies risk? Ask finance before you book: since November 25, 2024, it can be up to $4,000 if neither a government flight nor an airline takes the pet. Anything over $2,000 must be approved.',
      'Read the pet rules of the new place before you book. A pet that may not enter is not paid for.',
      'Can the pet not come along? Ask finance: since February 21, 2025, the way to another place may count.',
    ],
    links: [
      {
        name: 'Defense Travel: questions about pets',
        url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/3624131/pet-transportation-allowance/',
      },
    ],
    source: {
      title: 'Defense Travel Management Office: Pet Transportation Allowance (from January 2024)',
      url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/3624131/pet-transportation-allowance/',
      grade: 'official',
      seen: '2026-11-25',
    },
    alsoFrom: [
      {
        title: 'MyArmyBenefits: reimbursement for pet transportation (March 2025)',
        url: 'https://myarmybenefits.us.army.mil/News/New-Reimbursement-Available-for-Pet-Transportation-Costs',
        grade: 'official',
        seen: '2026-11-25',
      },
      alaskaAndHawaiiTravel,
      {
        title: 'The Tactical Wallet on pet costs of a move and the papers for a claim',
        url: 'https://thetacticalwallet.com/post/navigating-the-skies-with-furry-companions-pcs-pet-expense-reimbursement',
        grade: 'secondary',
        seen: '2026-11-25',
      },
      {
        title: 'Stars and Stripes on pets from countries with a high rabies risk, December 5, 2024',
        url: 'https://stripes.com/theaters/us/2024-12-05/higher-pet-reimbursement-rabies-military-16067645.html',
        grade: 'secondary',
        seen: '2026-11-29',
      },
      {
        title: 'Spokompton Times: copy of the Space Force release on pets and rabies risk, 2024',
        url: 'https://spokomptontimes.com/spokane-news/military/additional-reimbursement-authorized-for-pet-transportation-from-countries-with-higher-rabies-risk',
        grade: 'secondary',
        seen: '2026-11-29',
      },
    ],
    lastReviewed: '2026-11-30',
    reviewInterval: 'allowance',
  },
  {
    id: 'short-of-money',
    title: 'Short of Money During the Move',
    lead: 'Go to the relief society office on any installation, and say: “We are on orders and cannot pay for this.” It lends without interest, and in some cases it gives.',
    items: [
      'Army: Army Emergency Relief. Navy and Marine Corps: Navy-Marine Corps Relief Society. Air Force and Space Force: Air Force Aid Society. Coast Guard: Coast Guard Mutual Assistance.',
      'Far from your own? The four help one another’s families, so the nearest one counts.',
      'No office within 50 miles? Call the Red Cross at 877-272-7337 and choose financial assistance. That number is from an Army Emergency Relief page of 2017.',
      'Take along: military ID, the last pay statement (LES), the orders, and the bill or the estimate.',
      'Is the service member away? Ask first whether you need a power of attorney. The Army’s office asks a spouse for one.',
      'They pay for rent, food, power, travel and car repairs. They do not pay off credit cards.',
    ],
    links: [{ name: 'Call the Red Cross: 877-272-7337', url: 'tel:877-272-7337' }],
    source: {
      title: 'Fort A.P. Hill: Army Emergency Relief, with the papers to bring',
      url: 'https://home.army.mil/walker/about/Fort-Walker-Garrison-Directorate-Directory/army-community-service/army-emergency-relief',
      grade: 'official',
      seen: '2026-11-25',
    },
    alsoFrom: [
      {
        title: 'Army Emergency Relief on help from other societies and the Red Cross (2017)',
        url: 'https://www.aerhq.org/Financial-Assistance/Hurricane-Relief',
        grade: 'official',
        seen: '2026-11-25',
      },
      {
        title: 'Coast Guard Mutual Assistance on families of the other branches',
        url: 'https://mycgma.org/repInfo/navigating/asstOtherServiceMbrs.html',
        grade: 'official',
        seen: '2026-11-25',
      },
      {
        title: 'Military Times on the four relief societies, December 2024',
        url: 'https://www.militarytimes.com/news/your-military/2024/12/03/military-aid-societies-seek-crucial-funds-for-troops-on-giving-tuesday/',
        grade: 'secondary',
        seen: '2026-11-25',
      },
    ],
    lastReviewed: '2026-11-25',
    reviewInterval: 'contact',
  },
  {
    id: 'school-records',
    title: 'School Records',
    lead: 'Ask the old school for an unofficial copy of the records, and carry it yourself. A new public school has to take it for now.',
    items: [
      'That comes from MIC3, the compact (agreement) of all 50 states and Washington, D.C., for military children. Schools then send official records within 10 business days.',
      'Pack in your own bag: report cards, test scores, shot records and any special education plan.',
      'The compact also eases class placement, special education and graduation. It can help with kindergarten age rules.',
      'If a school says no, say: “My child is covered by the compact for military children. Who handles that here?”',
      'Still stuck? Call the school liaison at the installation, then the state’s compact office on mic3.net.',
    ],
    links: [{ name: 'MIC3, with each state’s contact', url: 'https://mic3.net/' }],
    source: {
      title: 'Parent support center of Washington State: MIC3 step by step',
      url: 'https://wapave.org/mic3-step-by-step-checklist-resolve-school-issues-with-the-interstate-compact/',
      grade: 'secondary',
      seen: '2026-11-23',
    },
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'state-taxes',
    title: 'Which State Taxes Your Pay',
    lead: 'Since 2023 a military couple can choose one of three states. Choose before you fill out the payroll form.',
    items: [
      'The three: the service member’s legal home state, your own legal home state, or the state of the duty station.',
      'Ask payroll: “Which state withholding form does a military spouse fill out here?” The federal W-4 does not cover it. California’s form (DE 4), for example, has a line for military spouses.',
      'Have copies ready: your military ID, the service member’s pay statement and your marriage certificate. A state may also want DD (Department of Defense) Form 2058, which names the legal home state.',
      'Ask MilTax (free tax help) or legal assistance: “Does this state follow the 2023 law, and do I still have to file here?” Some states are slow to update their forms.',
      'Own a business or rent out a house? Ask about that income by name. The rules can differ.',
      'The choice is for taxes. Voting and car registration have rules of their own.',
    ],
    links: [
      {
        name: 'California’s rules for military spouses, as an example',
        url: 'https://www.edd.ca.gov/payroll_taxes/FAQ_-_Military_Spouses_Residency_Relief_Act.htm',
      },
    ],
    source: stateTaxArticle,
    alsoFrom: [
      {
        title: 'California Employment Development Department: Military Spouses Residency Relief',
        url: 'https://www.edd.ca.gov/payroll_taxes/FAQ_-_Military_Spouses_Residency_Relief_Act.htm',
        grade: 'official',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
])
