import { stateTaxArticle } from '@/data/sources/work'
import { defineDataset } from '@/engine/model/dataset'
import type { GuideSection } from '@/schemas/guide-section'

/** The paperwork of a move that reaches into a spouse's work: the office, the form, the words to say. */
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
    pace: 'allowance',
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
    pace: 'benefit',
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
    pace: 'benefit',
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
    pace: 'law',
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
      'Federal job? Ask your agency before you resign: “May I telework from overseas while my spouse is stationed there?”',
      'Own a business? Ask legal assistance: “May I run it from our home here, and may I use military mail for it?”',
    ],
    links: [
      {
        name: 'Military OneSource: spouse jobs overseas',
        url: 'https://www.militaryonesource.mil/education-employment/seco/military-spouse-jobs-overseas/',
      },
    ],
    source: {
      title: 'Military OneSource: Military Spouse Jobs Overseas',
      url: 'https://www.militaryonesource.mil/education-employment/seco/military-spouse-jobs-overseas/',
      grade: 'official',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'Military.com on the memo of January 2025 (March 2025)',
        url: 'https://www.military.com/daily-news/2025/03/31/pentagon-ruling-eases-one-employment-barrier-military-spouses-overseas.html',
        grade: 'secondary',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-11-23',
    pace: 'benefit',
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
    pace: 'law',
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
    pace: 'law',
  },
])
