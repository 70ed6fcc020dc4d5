import type { GuideSection } from '@/schemas/content/guide-section'
import { licenseFees } from '@/data/estimates'
import { cosmetology } from '@/data/compacts/cosmetology'
import { counseling } from '@/data/compacts/counseling'
import { dental } from '@/data/compacts/dental'
import { emergencyServices } from '@/data/compacts/emergency-services'
import { medical } from '@/data/compacts/medical'
import { nurse } from '@/data/compacts/nurse'
import { occupationalTherapy } from '@/data/compacts/occupational-therapy'
import { physicalTherapy } from '@/data/compacts/physical-therapy'
import { psychology } from '@/data/compacts/psychology'
import { socialWork } from '@/data/compacts/social-work'
import { speechAndAudiology } from '@/data/compacts/speech-and-audiology'
import { teacher } from '@/data/compacts/teacher'
import {
  dentalOhioAct,
  dentalThreshold,
  medicalFlorida,
  medicalListNovember,
  occupationalTherapyTable,
  socialWorkQuestions,
  speechOpen,
  teacherTool,
} from '@/data/sources/compact-rules'
import {
  compactDataset,
  cosmetologyCompactNews,
  cosmetologyCompactStates,
  counselingIssuing,
  nurseCompactMap,
  teacherCompactStart,
} from '@/data/sources/compacts'
import {
  armyLicenseCosts,
  coastGuardLicenseCosts,
  navyLicenseCosts,
  airForceBusinessCosts,
  marineBusinessCosts,
  reimbursementBranches,
  reimbursementCosts,
  reimbursementLaw,
  reimbursementMoves,
} from '@/data/sources/license-costs'
import {
  georgiaOpinion,
  justiceLetterNews,
  justiceReport,
  licenseLawText,
  licensePortability,
  licensePortabilityUpdate,
  marineLegalAssistance,
  spouseLicensureReport,
  stateLawsReport,
  veteransLicenseBill,
} from '@/data/sources/license-law'
import { defineDataset } from '@/engine/model/dataset'
import { businessCosts, licenseReimbursement, otherReimbursedMoves } from '@/data/facts/benefits'
import { stateLicenseLaws, swornRules, thirtyDayRule } from '@/data/facts/license-laws'
import {
  cosmetologyCompact,
  counselingCompact,
  emergencyCompact,
  hygienistCompact,
  medicalCompact,
  nurseCompact,
  occupationalTherapyCompact,
  physicalTherapyCompact,
  psychologyCompact,
  socialWorkCompact,
  speechCompact,
  teacherCompact,
} from '@/data/facts/compacts'
import type { Compact } from '@/schemas/licensing/compact'

/** A link to the site of a compact. */
const siteOf = ({ name, url }: Compact) => ({ name, url })

export const licensingOverview = defineDataset<GuideSection>('licensing-overview', [
  {
    id: 'what-portability-is',
    title: 'What License Portability Means',
    lead: 'Portability means you can keep working in your field after you cross a state line.',
    paragraphs: [
      'States, not the federal government, license most jobs. That is why a PCS (permanent change of station) can stop a career.',
      'A nurse, a teacher or a barber needs the license of the state where the work is done.',
      'You have three main paths. One is a compact between states. One is the federal law for military families. One is the new state’s own rules. Often more than one is open, so compare them.',
    ],
  },
  {
    id: 'federal-law',
    title: 'What Federal Law Gives You',
    lead: 'The law is 50 U.S.C. 4025a. It dates from January 2023 and was rewritten in December 2024.',
    paragraphs: [
      'It is for service members and spouses who move to another state because of military orders. You apply to the new state’s licensing board. Once you have moved and applied, it has to treat your license as valid for the same kind of work.',
      thirtyDayRule.text,
      'Since December 2024 it covers law licenses too. It no longer asks that you used the license in the two years before the move. So a break from work does not, by itself, shut you out.',
    ],
    links: [
      {
        name: 'Professional License Portability, U.S. Department of Justice',
        url: 'https://www.justice.gov/servicemembers/professional-license-portability',
      },
      {
        name: 'The 2025 update for spouses, U.S. Department of Justice',
        url: 'https://www.justice.gov/servicemembers/2025-update-portability-professional-licenses',
      },
    ],
    source: licensePortabilityUpdate,
    alsoFrom: [marineLegalAssistance],
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'federal-law-how-to',
    title: 'How to Use the Federal Law',
    lead: 'Tell the board: “This is SCRA portability, not endorsement.” The SCRA is the Servicemembers Civil Relief Act, which holds this law for military spouses.',
    ordered: true,
    points: [
      {
        lead: 'Military orders.',
        text: 'Get proof of them. A commander’s letter that confirms the orders also counts.',
      },
      { lead: 'Marriage certificate.', text: 'Add a copy of it.' },
      {
        lead: 'Sworn statement.',
        text: `Write one and have it notarized. You confirm who you are and that your application is true. You confirm that you have ${swornRules.text}. You confirm good standing everywhere.`,
      },
      {
        lead: 'Application.',
        text: 'Send all of it to the new state’s board with your application. The board may run a background check.',
      },
      {
        lead: 'Day 30.',
        text: 'Count 30 days from the later of two days: the application was complete, and you had moved. No answer by then? Ask for the temporary license.',
      },
      { lead: 'An answer on paper.', text: 'Ask for written confirmation before you start work.' },
    ],
    source: licensePortabilityUpdate,
    alsoFrom: [marineLegalAssistance, justiceLetterNews],
    lastReviewed: '2026-11-25',
    reviewInterval: 'law',
  },
  {
    id: 'federal-law-limits',
    title: 'What the Federal Law Does Not Do',
    lead: 'Know the limits before you give notice or sign a job offer.',
    points: [
      {
        lead: 'Good standing only:',
        text: 'no discipline, no open investigation, not given up during one.',
      },
      {
        lead: 'Compacts come first.',
        text: 'If you are licensed under a compact, you use the compact’s rules instead.',
      },
      {
        lead: 'Not after the service.',
        text: 'It does not cover a move after your service member leaves the service. A House bill from August 2025 would change that, but had gone no further by November 2025. If it has not passed by January 3, 2027, it ends with that Congress.',
      },
      { lead: 'Lawyers:', text: 'court admission rules may still apply. Ask the state bar.' },
      {
        lead: 'Added classes or tests:',
        text: 'Georgia’s attorney general (February 19, 2026) reads the law as barring them. Another state may not. Ask for its rule in writing.',
      },
      {
        lead: 'Boards differ.',
        text: 'They still handle it in different ways. Get the answer in writing before your first day.',
      },
      {
        lead: 'When a board says no:',
        text: 'see the legal assistance office on base first. The U.S. Department of Justice enforces the law and takes reports on civilrights.justice.gov.',
      },
    ],
    tone: 'warning',
    source: licensePortability,
    alsoFrom: [licenseLawText, veteransLicenseBill, georgiaOpinion, justiceReport],
    lastReviewed: '2026-11-25',
    reviewInterval: 'law',
  },
  {
    id: 'compacts-issuing',
    title: 'Compacts You Can Use Now',
    lead: 'A compact is an agreement between states to honor or speed up each other’s licenses. It helps only where both of your states work.',
    points: [
      {
        lead: 'Nurse Licensure Compact:',
        text: `${nurseCompact.text}. It is for registered nurses and practical or vocational nurses. A few members are not fully working yet.`,
      },
      {
        lead: 'Physical Therapy Compact:',
        text: `${physicalTherapyCompact.text}. You buy a privilege for each state. You may count the home of record, the duty-station state or the state where you live as home.`,
      },
      {
        lead: 'EMS Compact:',
        text: `${emergencyCompact.text}. It is for emergency medical services (EMS) workers who cross state lines for an agency.`,
      },
      {
        lead: 'PSYPACT (psychologists):',
        text: `${psychologyCompact.text}. It is for video sessions from a state that licensed you, and for short work in person.`,
      },
      {
        lead: 'Interstate Medical Licensure Compact:',
        text: `${medicalCompact.text}. It gives physicians a full license faster, for $700 and each state’s fee.`,
      },
    ],
    paragraphs: [
      'Ask both boards: “Are you issuing under the compact today, and what is the rule for military spouses?” My Answer shows both of your states and the pages we read.',
    ],
    links: [
      {
        name: 'National Center for Interstate Compacts: status of all compacts',
        url: 'https://compacts.csg.org/',
      },
      ...[nurse, physicalTherapy, emergencyServices, psychology, medical].map(siteOf),
    ],
    source: nurseCompactMap,
    alsoFrom: [compactDataset, medicalListNovember, medicalFlorida],
    lastReviewed: '2026-11-26',
    reviewInterval: 'compact',
  },
  {
    id: 'compacts-starting',
    title: 'Compacts That Are Starting',
    lead: 'Few states take applications so far, or none that we could find. Ask both boards first.',
    points: [
      { lead: 'Counseling Compact:', text: `${counselingCompact.text}.` },
      { lead: 'Occupational Therapy Compact:', text: `${occupationalTherapyCompact.text}.` },
      { lead: 'Speech and Audiology Compact:', text: `${speechCompact.text}.` },
      { lead: 'Interstate Teacher Mobility Compact:', text: `${teacherCompact.text}.` },
    ],
    links: [counseling, occupationalTherapy, speechAndAudiology, teacher].map(siteOf),
    source: compactDataset,
    alsoFrom: [
      counselingIssuing,
      occupationalTherapyTable,
      speechOpen,
      teacherTool,
      teacherCompactStart,
    ],
    lastReviewed: '2026-11-25',
    reviewInterval: 'compact',
  },
  {
    id: 'compacts-not-yet',
    title: 'Compacts That Are Not Issuing Yet',
    lead: 'States have passed these laws, but no page that we found shows that you can work under them.',
    points: [
      { lead: 'Social Work Licensure Compact:', text: `${socialWorkCompact.text}.` },
      {
        lead: 'Cosmetology Licensure Compact:',
        text: `${cosmetologyCompact.text}. Barbers are usually not covered.`,
      },
      { lead: 'Dentist and Dental Hygienist Compact:', text: `${hygienistCompact.text}.` },
      {
        lead: 'Six more:',
        text: 'the compacts of advanced practice nurses, dietitians, massage therapists, physician assistants, respiratory therapists and school psychologists.',
      },
    ],
    paragraphs: ['Until they open, use the federal law or the new state’s own rules.'],
    links: [socialWork, cosmetology, dental].map(siteOf),
    source: compactDataset,
    alsoFrom: [
      cosmetologyCompactNews,
      cosmetologyCompactStates,
      dentalThreshold,
      dentalOhioAct,
      socialWorkQuestions,
    ],
    lastReviewed: '2026-11-30',
    reviewInterval: 'compact',
  },
  {
    id: 'state-laws',
    title: 'State Laws for Military Spouses',
    lead: `${stateLicenseLaws.text} states have laws to help spouses transfer licenses, and the federal law applies on top.`,
    paragraphs: [
      'The laws vary in strength. By one count, every state had some license law for military spouses by 2016. Some order a board to act fast. Some only say that it may.',
      'Rules can also differ by profession inside one state. Read your own board’s military page, not just the state’s summary.',
    ],
    links: [
      {
        name: 'U.S. Department of Labor: license recognition for military spouses',
        url: 'https://www.dol.gov/agencies/vets/veterans/military-spouses/license-recognition',
      },
      {
        name: 'Defense-State Liaison Office: state policy',
        url: 'https://statepolicy.militaryonesource.mil/',
      },
    ],
    source: stateLawsReport,
    alsoFrom: [spouseLicensureReport],
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'how-states-help',
    title: 'Common Ways States Help',
    lead: 'These are the words boards use. Try them when you call.',
    points: [
      {
        lead: 'Endorsement:',
        text: 'the state gives you its license because you already hold one with similar standards.',
      },
      {
        lead: 'Reciprocity:',
        text: 'two or more states have agreed to accept each other’s licenses, fully or in part.',
      },
      {
        lead: 'Temporary license:',
        text: 'you work now, while you finish a test, a class or the paperwork.',
      },
      {
        lead: 'Expedited review:',
        text: 'a military spouse’s application moves to the front of the line.',
      },
      {
        lead: 'Lower fees:',
        text: 'ask whether the board cuts or drops any for military spouses.',
      },
    ],
    source: spouseLicensureReport,
    lastReviewed: '2026-11-23',
    reviewInterval: 'law',
  },
  {
    id: 'reimbursement',
    title: 'Get Your License Costs Back',
    lead: `The military can pay back ${licenseReimbursement.text} for each move.`,
    points: [
      {
        lead: 'What for:',
        text: 'a new license or certificate in the same profession. The law names exams, continuing education courses and registration. Branches read it differently.',
      },
      {
        lead: 'Which moves:',
        text: `a PCS to another state, or from overseas to the United States. ${otherReimbursedMoves.text}`,
      },
      { lead: 'Who files:', text: 'your service member, through the branch. Any rank may file.' },
      {
        lead: 'Orders:',
        text: 'you need orders that let you come along, which are called accompanied orders.',
      },
      {
        lead: 'Business costs:',
        text: businessCosts.text,
      },
      { lead: 'Tax:', text: 'it may be taken out. The Navy says it withholds it.' },
      {
        lead: 'Fees:',
        text: `often ${licenseFees}. That range is our estimate, so check with your board.`,
      },
    ],
    paragraphs: [
      'The form depends on the branch: see “The Reimbursement Claim, by Branch” under Transfer Checklist, and ask before you spend the money. According to the copy of the law we read, costs paid after December 31, 2029, are not paid back.',
    ],
    links: [
      {
        name: 'Military OneSource: Transferring your professional license',
        url: 'https://www.militaryonesource.mil/benefits/transferring-your-professional-license/',
      },
    ],
    source: navyLicenseCosts,
    alsoFrom: [
      armyLicenseCosts,
      coastGuardLicenseCosts,
      airForceBusinessCosts,
      marineBusinessCosts,
      reimbursementLaw,
      reimbursementMoves,
      reimbursementCosts,
      reimbursementBranches,
    ],
    lastReviewed: '2026-11-30',
    reviewInterval: 'benefit',
  },
  {
    id: 'not-legal-advice',
    title: 'Before You Rely on This',
    paragraphs: [
      'General information, not legal advice. Rules change often and differ by state and profession. Ask your licensing board, or the free legal assistance office on base, about your own case.',
    ],
    tone: 'note',
  },
])
