import type { GuideSection } from '@/schemas/content/guide-section'
import { defineDataset } from '@/engine/model/dataset'

/** Three more ways to pay for training, as steps to take. */
export const trainingMoney = defineDataset<GuideSection>('training-money', [
  {
    id: 'gi-bill-transfer',
    title: 'GI Bill Transfer to a Spouse',
    lead: 'First step: the service member asks in milConnect to share a school benefit (GI Bill) with you. It works only while still serving: usually after six years of service, with an agreement to serve four more.',
    ordered: true,
    items: [
      'Plan your rent without it: while the service member is on active duty, a spouse gets no GI Bill housing allowance. Tuition is paid, and up to $1,000 a year for books.',
      'Check that you are listed in DEERS (Defense Enrollment Eligibility Reporting System).',
      'The service member opens “Transfer My Education Benefits” in milConnect and gives you a number of months. There are up to 36 months to divide among spouse and children.',
      'Wait until the status says “Request Approved.”',
      'Now you apply to VA (Department of Veterans Affairs) with Form 22-1990e. You get a Certificate of Eligibility.',
      'Give it to the school’s veterans office before classes start.',
      'Before anyone signs, ask: “What happens to the transfer if the extra years are not served?”',
    ],
    links: [
      {
        name: 'VA: transfer the Post-9/11 GI Bill',
        url: 'https://www.va.gov/education/transfer-post-9-11-gi-bill-benefits/',
      },
    ],
    source: {
      title: 'VA: Transfer Post-9/11 GI Bill to Spouse and Dependents',
      url: 'https://www.benefits.va.gov/GIBILL/post911_transfer.asp',
      grade: 'official',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'Ventura College on the steps of a transfer',
        url: 'https://venturacollege.edu/departments/student-services/veterans-resource-center/chapter-33-teb-post-911-gi-billr-transfer',
        grade: 'secondary',
        seen: '2026-11-23',
      },
      {
        title: 'MilSpouse Money Mission: put GI Bill benefits to work',
        url: 'https://milspousemoneymission.org/put-post-9-11-gi-bill-benefits-to-work-for-you-milspouses',
        grade: 'secondary',
        seen: '2026-11-25',
      },
      {
        title: 'My Military Benefits on the years of service',
        url: 'https://mymilitarybenefits.com/education/how-to-transfer-post-9-11-gi-bill-benefits/',
        grade: 'secondary',
        seen: '2026-11-23',
      },
    ],
    lastReviewed: '2026-11-25',
    reviewInterval: 'benefit',
  },
  {
    id: 'fafsa',
    title: 'FAFSA: Grants, Loans and Work-Study',
    lead: 'Fill out the FAFSA (Free Application for Federal Student Aid) every school year. It is free: never pay a site to do it.',
    items: [
      'It usually opens on October 1 for the next school year. File early, since some money runs out.',
      'If you are married, you count as independent. You report your own and your spouse’s income, not your parents’.',
      'A Pell Grant is not paid back. As a rule it is for people without a bachelor’s degree, and it depends on income.',
      'Since July 2026 a Workforce Pell Grant can pay for approved job courses of 8 to 15 weeks. A bachelor’s degree need not shut you out of that one. Ask the aid office: “Is this course approved? Can I get it with my degree?”',
      'Ask the aid office: “Do you count the housing allowance? Can I use a Pell Grant and MyCAA together?”',
      'Did your pay stop with a move? Say: “My income changed. Can you review my aid?”',
      'Free help by phone: 800-433-3243.',
    ],
    links: [
      { name: 'Federal Student Aid', url: 'https://studentaid.gov/' },
      { name: 'Call 800-433-3243', url: 'tel:800-433-3243' },
    ],
    source: {
      title: 'Washington State on the FAFSA',
      url: 'https://www.dcyf.wa.gov/services/foster-youth/fafsa',
      grade: 'secondary',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'Garrison Ledger: FAFSA for the military',
        url: 'https://www.garrisonledger.com/guides/fafsa-military-college-financial-aid',
        grade: 'secondary',
        seen: '2026-11-23',
      },
      {
        title: 'A grant guide on the Workforce Pell Grant’s final rule, July 1, 2026',
        url: 'https://grantedai.com/blog/workforce-pell-grant-launch-july-2026-short-term-programs-8-15-weeks-institution-eligibility-outcomes-standards-strategy',
        grade: 'secondary',
        seen: '2026-11-23',
      },
      {
        title: 'Washington’s community and technical colleges: Workforce Pell Grant Program (2026)',
        url: 'https://www.sbctc.edu/colleges-staff/programs-services/student-services/workforce-pell',
        grade: 'secondary',
        seen: '2026-11-30',
      },
    ],
    lastReviewed: '2026-11-30',
    reviewInterval: 'benefit',
  },
  {
    id: 'american-job-center',
    title: 'Training Money at an American Job Center',
    lead: 'Say at the desk: “I am a military spouse and lost my job to a move on orders. Am I a dislocated worker?”',
    items: [
      'The law is WIOA (Workforce Innovation and Opportunity Act). It counts a spouse of an active-duty member who lost work because of a move. It also counts one who has no work, or too little of it, and cannot find a better job.',
      'If you qualify, the center may pay for training that other grants, such as Pell, do not cover. Some also help with tests, tools or transportation. The money is limited, so ask when new funds arrive.',
      'Ask for the state’s list of approved programs. Get the approval in writing before you enroll.',
      'Bring ID, the orders, your last pay stub and the letter in which you told your employer why you left.',
      'Find the nearest center: 877-872-5627.',
    ],
    links: [{ name: 'Call 877-872-5627', url: 'tel:877-872-5627' }],
    source: {
      title: 'Northwest Arkansas Economic Development District: Dislocated Worker Program',
      url: 'https://www.nwaedd.org/dislocated-worker-program',
      grade: 'secondary',
      seen: '2026-11-23',
    },
    alsoFrom: [
      {
        title: 'Chicago Cook Workforce Partnership: who is a dislocated worker',
        url: 'https://chicookworks.org/service/dislocated-workers/',
        grade: 'secondary',
        seen: '2026-11-25',
      },
      {
        title: 'Ohio Department of Job and Family Services: training under WIOA (2018)',
        url: 'https://emanuals.jfs.ohio.gov/Workforce/WIOA/WIOAPL/WIOAPL-15-09-1.stm',
        grade: 'official',
        seen: '2026-11-25',
      },
      {
        title: 'Wisconsin Department of Workforce Development: help beside the training (2018)',
        url: 'https://dwd.wisconsin.gov/wioa/policy/appendices/A.8.htm',
        grade: 'official',
        seen: '2026-11-25',
      },
    ],
    lastReviewed: '2026-11-25',
    reviewInterval: 'law',
  },
])
