import type { LicensedProfession } from '@/schemas/licensing/licensed-profession'
import { cosmetology, cosmetologyNotOpen } from '@/data/compacts/cosmetology'
import { counseling } from '@/data/compacts/counseling'
import { dental } from '@/data/compacts/dental'
import { nurse } from '@/data/compacts/nurse'
import { socialWork } from '@/data/compacts/social-work'
import { teacher } from '@/data/compacts/teacher'
import { counselingSite, dentalOhioAct, dentalThreshold } from '@/data/sources/compact-rules'
import {
  compactDataset,
  cosmetologyCompactNews,
  cosmetologyCompactStates,
  counselingIssuing,
  dentalCompactSite,
  nurseCompactMap,
  nurseCompactQuestions,
  teacherCompactDelaware,
  teacherCompactStart,
} from '@/data/sources/compacts'
import {
  licensePortability,
  licensePortabilityUpdate,
  spouseLawyerRules,
} from '@/data/sources/license-law'
import {
  barScoreTransfer,
  brokerFirst,
  counselorChecks,
  counselorChecksInAlaska,
  counselorExams,
  counselorExamsByState,
  federalNurses,
  socialWorkTitles,
} from '@/data/sources/professions'
import {
  airForceBusinessCosts,
  armyLicenseCosts,
  marineBusinessCosts,
  navyLicenseCosts,
  reimbursementLaw,
  reimbursementMoves,
} from '@/data/sources/license-costs'
import { capitalized } from '@/engine/capitalized'
import { defineDataset } from '@/engine/model/dataset'
import { stageOf } from '@/schemas/licensing/compact-figures'
import { businessCosts, licenseReimbursement, otherReimbursedMoves } from '@/data/facts/benefits'
import { thirtyDayRule } from '@/data/facts/license-laws'
import {
  cosmetologyCompact,
  counselingCompact,
  hygienistCompact,
  nurseCompact,
  socialWorkCompact,
  teacherCompact,
} from '@/data/facts/compacts'
import { milTax } from '@/data/facts/offices'

/*
 * People read one profession at a time, so each row is complete by itself. The texts that rows share are defined here
 * once.
 */

const federalLaw =
  'Once you have moved on military orders and applied, the SCRA (Servicemembers Civil Relief Act, 50 U.S.C. 4025a) makes your license valid for the same work. Say: “SCRA portability, not endorsement.” Attach the orders, your marriage certificate and a notarized sworn statement.'

const thirtyDays = thirtyDayRule.text

const goodStanding =
  'The federal law covers a license in good standing, with no discipline and no open investigation. The U.S. Department of Justice enforces it.'

const stateRules =
  'Most states have a spouse law of their own too. Ask the board: “Do you review military spouses first, give a temporary license, or lower the fee?”'

const reimbursement = `After a PCS (permanent change of station) to a new state, your service member can claim ${licenseReimbursement.text} of license costs for each move. ${otherReimbursedMoves.text} Keep receipts, and ask finance or personnel for the form.`

/** The pages on `reimbursement`, and the others on the costs of a business. */
const reimbursementPages = [navyLicenseCosts, reimbursementMoves]
const businessPages = [
  armyLicenseCosts,
  airForceBusinessCosts,
  marineBusinessCosts,
  reimbursementLaw,
]

export const licensedProfessions = defineDataset<LicensedProfession>('licensed-professions', [
  {
    id: 'registered-nurse',
    icon: 'i-lucide-heart-pulse',
    profession: 'Registered Nurse',
    description:
      'You care for patients in hospitals, clinics, schools or homes, or by phone and video. Each state’s board of nursing issues the license.',
    compact: stageOf(nurse),
    portability: `The Nurse Licensure Compact ${nurseCompact.text}. A compact is an agreement between states to honor each other’s licenses. A multistate license from your home state lets you work in the other member states. It covers registered nurses and practical or vocational nurses, not advanced practice nurses. A few members are not fully working yet, so check the map before you count on it. In states outside the compact, ask about the federal law or endorsement. Endorsement means a new license based on the one you hold.`,
    militarySpouseProtections: [
      'Under the compact, a military spouse may keep a legal home state or change it. If you keep it, your multistate license still works in other member states.',
      'If you hold a compact license, the compact’s rules come first. Moving to a state outside it? Ask that board which path fits you.',
      federalLaw,
      thirtyDays,
      stateRules,
      reimbursement,
    ],
    typicalRequirements: [
      'A diploma or degree from an approved nursing program.',
      'A passing score on the NCLEX-RN, the national exam for nurses. With endorsement you normally do not take it again.',
      'Proof of your current license. Most boards send and read it through Nursys, the national license database.',
      'Fingerprints and a criminal background check.',
      'For a multistate license, proof of your legal home state, such as a driver’s license, voter card or tax return.',
    ],
    transferTips: [
      'Look up your license on Nursys. The quick check is free and shows whether it is multistate or single-state.',
      'Apply for a new license within 60 days if you make another compact state your legal home.',
      `Choose your legal home state with care. Ask legal assistance or ${milTax.text} what it means for your taxes.`,
      'Ask how to give fingerprints before you arrive. Mailed cards take longer than prints taken in the state.',
      'For telehealth, you need the right to practice in the state where the patient is.',
      'Look at military and Veterans Affairs hospitals. For a federal nursing job there, an active license from any state is enough. For a civilian employer, you need the state’s own.',
    ],
    nationalResources: [
      {
        name: 'Nurse Licensure Compact',
        url: nurse.url,
        description: 'The compact’s own site, with the map of members and the home-state rules.',
        source: {
          title: 'Nurse Licensure Compact: Frequently Asked Questions',
          url: 'https://nursecompact.com/FAQs.page',
          grade: 'official',
          seen: '2026-11-25',
        },
        lastReviewed: '2026-11-25',
        reviewInterval: 'link',
      },
      {
        name: 'NCSBN',
        url: 'https://www.ncsbn.org/',
        description:
          'National Council of State Boards of Nursing: contacts for every board of nursing.',
        source: {
          title: 'NCSBN: about the boards of nursing',
          url: 'https://www.ncsbn.org/about-nursing-regulatory-bodies.htm',
          grade: 'official',
          seen: '2026-11-23',
        },
        lastReviewed: '2026-11-23',
        reviewInterval: 'link',
      },
      {
        name: 'Nursys',
        url: 'https://www.nursys.com/',
        description:
          'National license lookup. The quick check is free. Sending proof to a board costs a fee.',
        source: {
          title: 'Nursys: questions and answers',
          url: 'https://www.nursys.com/Help/FAQ.aspx',
          grade: 'official',
          seen: '2026-11-23',
        },
        lastReviewed: '2026-11-23',
        reviewInterval: 'link',
      },
    ],
    source: nurseCompactQuestions,
    alsoFrom: [
      ...reimbursementPages,
      nurseCompactMap,
      licensePortability,
      thirtyDayRule.source,
      federalNurses,
      milTax.source,
    ],
    lastReviewed: '2026-11-30',
    reviewInterval: 'compact',
  },
  {
    id: 'teacher-educator',
    icon: 'i-lucide-graduation-cap',
    profession: 'Teacher/Educator',
    description:
      'You teach in public schools from prekindergarten to grade 12. A state office, often the education department, issues the license, which is often called a certificate.',
    compact: stageOf(teacher),
    portability: `The Interstate Teacher Mobility Compact is starting: ${teacherCompact.text}. Ask both states before you count on it. It does not give one license for all states. You use a license from one member state to get the closest match in another, with no new state tests or classes. A military spouse’s temporary or provisional license can count too. Outside the compact, ask about the federal law. There is also an older interstate agreement for teachers. It helps, but it does not promise that a state takes your license.`,
    militarySpouseProtections: [
      'If you apply through the teacher compact, its rules come first. Ask both states whether they are taking compact applications now.',
      federalLaw,
      thirtyDays,
      goodStanding,
      stateRules,
      reimbursement,
    ],
    typicalRequirements: [
      'A bachelor’s degree or higher.',
      'A state-approved teacher program with student teaching.',
      'Teacher tests, such as Praxis or the state’s own. Many states accept scores or experience from elsewhere.',
      'Fingerprints and a background check.',
      'Proof of your license and your years in the classroom.',
      'Some states add a class or test of their own, such as teaching reading or state history.',
    ],
    transferTips: [
      'Ask which license is the closest match. Grade bands and subject names differ from state to state.',
      'Ask for letters from each district that show your dates, grades and subjects. They are harder to get later.',
      'Ask whether you may teach on a temporary license while tests or classes are pending.',
      'Call school districts early. Their human resources offices know the state’s steps and the shortage subjects.',
      'Look at DoDEA (Department of Defense Education Activity) schools. They check your state license and transcripts before they make a job offer.',
    ],
    nationalResources: [
      {
        name: 'NASDTEC',
        url: 'https://www.nasdtec.net/',
        description:
          'National Association of State Directors of Teacher Education and Certification: the interstate agreement, state by state.',
        source: {
          title: 'NASDTEC: Interstate Agreement',
          url: 'https://www.nasdtec.net/page/Interstate',
          grade: 'official',
          seen: '2026-11-25',
        },
        lastReviewed: '2026-11-25',
        reviewInterval: 'link',
      },
      {
        name: 'Interstate Teacher Mobility Compact',
        url: teacher.url,
        description: 'The compact’s own site, with the list of member states.',
        source: {
          title: 'Interstate Teacher Mobility Compact',
          url: 'https://teachercompact.org/',
          grade: 'official',
          searched: '2026-11-23',
        },
        reviewInterval: 'link',
      },
      {
        name: 'DoDEA',
        url: 'https://www.dodea.edu/',
        description: 'The federal school system. It hires licensed teachers around the world.',
        source: {
          title: 'DoDEA',
          url: 'https://www.dodea.edu/',
          grade: 'official',
          searched: '2026-11-25',
        },
        reviewInterval: 'link',
      },
    ],
    source: teacherCompactStart,
    alsoFrom: [
      ...reimbursementPages,
      teacherCompactDelaware,
      licensePortability,
      thirtyDayRule.source,
    ],
    lastReviewed: '2026-11-30',
    reviewInterval: 'compact',
  },
  {
    id: 'licensed-professional-counselor',
    icon: 'i-lucide-message-circle-heart',
    profession: 'Licensed Professional Counselor',
    description:
      'You help people with mental health, stress and life changes. A state office, often a board of counseling or behavioral health, issues the license.',
    compact: stageOf(counseling),
    portability: `The Counseling Compact ${counselingCompact.text}. Joining is not the same as issuing, so check both your home state and the new one. Where it works, you use your home-state license to ask for a “privilege to practice” in another member state. You ask for each state separately. Everywhere else, ask about the federal law or endorsement, which means a new license based on the one you hold.`,
    militarySpouseProtections: [
      'The compact helps only where both states are issuing. If you practice under it, its rules come first.',
      federalLaw,
      thirtyDays,
      goodStanding,
      stateRules,
      reimbursement,
    ],
    typicalRequirements: [
      'A master’s degree in counseling. States differ on the credits and courses they ask for.',
      'A national exam: the National Counselor Examination or the National Clinical Mental Health Counseling Examination.',
      'Supervised practice after the degree. The number of hours differs by state.',
      'A test on the state’s own laws, in some states.',
      'Proof of every license you have held. In many states, a criminal background check too.',
    ],
    transferTips: [
      'Find the title that matches yours. One state’s professional counselor is another’s mental health counselor.',
      'Get supervision logs signed before you leave. Supervisors move too.',
      'Keep your course descriptions. Some boards ask for them, especially if the program had no national accreditation.',
      'Still building supervised hours? Ask the new board in writing whether they will count.',
      'For video sessions, the rules of the state where the client is usually apply. Check before you keep clients.',
    ],
    nationalResources: [
      {
        name: 'Counseling Compact',
        url: counseling.url,
        description: 'The compact’s own site: map, status and how to ask for a privilege.',
        source: counselingSite,
        lastReviewed: '2026-11-25',
        reviewInterval: 'link',
      },
      {
        name: 'NBCC',
        url: 'https://www.nbcc.org/',
        description:
          'National Board for Certified Counselors: it runs the national exams and certification.',
        source: counselorExams,
        lastReviewed: '2026-11-23',
        reviewInterval: 'link',
      },
      {
        name: 'American Counseling Association',
        url: 'https://www.counseling.org/',
        description: 'American Counseling Association: which exams the states ask of counselors.',
        source: counselorExamsByState,
        lastReviewed: '2026-11-23',
        reviewInterval: 'link',
      },
    ],
    source: counselingIssuing,
    alsoFrom: [
      ...reimbursementPages,
      compactDataset,
      licensePortability,
      thirtyDayRule.source,
      counselorExams,
      counselorExamsByState,
      counselorChecks,
      counselorChecksInAlaska,
    ],
    lastReviewed: '2026-11-30',
    reviewInterval: 'compact',
  },
  {
    id: 'real-estate-agent',
    icon: 'i-lucide-house',
    profession: 'Real Estate Agent',
    description:
      'You help people buy, sell or rent homes. A state office, often the real estate commission, issues the license.',
    compact: 'No compact',
    portability:
      'Real estate has no compact between states. Each state decides what it accepts from elsewhere, which is called reciprocity. Ask that office: “Do I skip the course? Do I take only the state part of the exam? Do I need a broker here first?” The federal law applies to professional licenses in general, so ask about it by name, and get the answer in writing.',
    militarySpouseProtections: [
      federalLaw,
      thirtyDays,
      goodStanding,
      stateRules,
      reimbursement,
      businessCosts.text,
    ],
    typicalRequirements: [
      'A pre-license course. The number of hours differs by state.',
      'An exam with a national part and a state part.',
      'A sponsoring broker in the state, before your license becomes active.',
      'A background check, often with fingerprints.',
      'Insurance against mistakes, called errors and omissions, in some states.',
      'Classes after you get the license and at each renewal.',
    ],
    transferTips: [
      'Ask for the office’s reciprocity page and its military spouse page. They are often not the same.',
      'Ask whether you may skip the national part of the exam. Your old score report helps.',
      'Talk to brokers before you move. Without one, most states keep your license inactive.',
      'Ask the office in your old state about inactive or referral status. It may keep referral income possible.',
      'Do not show or list homes in the new state until its office says in writing that you may.',
    ],
    nationalResources: [
      {
        name: 'ARELLO',
        url: 'https://www.arello.org/regulatory-agencies/',
        description:
          'Association of Real Estate License Law Officials: the list of every state’s licensing office.',
        source: {
          title: 'ARELLO',
          url: 'https://www.arello.org/regulatory-agencies/',
          grade: 'official',
          searched: '2026-11-25',
        },
        reviewInterval: 'link',
      },
      {
        name: 'National Association of REALTORS',
        url: 'https://www.nar.realtor/',
        description:
          'The agents’ association. It gives the Military Relocation Professional certification, a course for licensed agents.',
        source: {
          title: 'National Association of REALTORS',
          url: 'https://www.nar.realtor/',
          grade: 'official',
          searched: '2026-11-23',
        },
        reviewInterval: 'link',
      },
    ],
    source: licensePortability,
    alsoFrom: [...reimbursementPages, ...businessPages, thirtyDayRule.source, brokerFirst],
    lastReviewed: '2026-11-30',
    reviewInterval: 'law',
  },
  {
    id: 'cosmetologist-barber',
    icon: 'i-lucide-scissors',
    profession: 'Cosmetologist/Barber',
    description:
      'You cut, color and style hair, or care for skin and nails. A state office, often a board, issues the license. In some states, barbers have their own board.',
    compact: stageOf(cosmetology),
    portability: `Do not count on the Cosmetology Licensure Compact yet: ${cosmetologyCompact.text}. It is for cosmetologists, and barbers are usually not in it. For now each state compares your training hours and exams with its own. If they match, it can license you by endorsement, which means based on the license you hold. If they fall short, it may ask for more hours or a test. The federal law is another path, for barbers too.`,
    militarySpouseProtections: [
      federalLaw,
      thirtyDays,
      goodStanding,
      stateRules,
      reimbursement,
      businessCosts.text,
    ],
    typicalRequirements: [
      'Training hours at an approved school. The number differs widely by state.',
      'A written exam and, in many states, a hands-on one. Many states use the national exams.',
      'Proof of your license, sent by your old board.',
      'A test on state law and hygiene, in some states.',
      'A separate license for each trade: hair, barbering, skin or nails.',
    ],
    transferTips: [
      'Ask your school for a certified record of your hours now. Schools close, and records get lost.',
      'Short on hours? Ask whether the state counts years of work.',
      'Ask whether your national exam scores can be sent to the new board.',
      'A salon, booth or mobile shop may need its own license. Ask before you sign a lease.',
      'Want to work from home on base? Ask the housing office for permission first.',
      'Doing both hair and barbering? Ask which license covers which service.',
    ],
    nationalResources: [
      {
        name: 'NIC',
        url: 'https://www.nictesting.org/',
        description:
          'National-Interstate Council of State Boards of Cosmetology: exams and which state uses them.',
        source: {
          title: 'NIC',
          url: 'https://www.nictesting.org/',
          grade: 'official',
          searched: '2026-11-25',
        },
        reviewInterval: 'link',
      },
      {
        name: 'Cosmetology Licensure Compact',
        url: cosmetology.url,
        description: `The compact’s own site. ${capitalized(cosmetologyNotOpen)}.`,
        source: {
          title: 'Council of State Governments on the cosmetology compact',
          url: 'https://compacts.csg.org/compact-updates/cosmetology',
          grade: 'secondary',
          seen: '2026-11-23',
        },
        alsoFrom: [cosmetologyCompactNews],
        lastReviewed: '2026-11-23',
        reviewInterval: 'link',
      },
    ],
    source: cosmetologyCompactNews,
    alsoFrom: [
      ...reimbursementPages,
      ...businessPages,
      cosmetologyCompactStates,
      licensePortability,
      thirtyDayRule.source,
    ],
    lastReviewed: '2026-11-30',
    reviewInterval: 'compact',
  },
  {
    id: 'social-worker',
    icon: 'i-lucide-hand-heart',
    profession: 'Social Worker',
    description:
      'You help people and families through hard times, or treat them as a clinician. States license by level: bachelor’s, master’s and clinical.',
    compact: stageOf(socialWork),
    portability: `Do not count on the Social Work Licensure Compact yet: ${socialWorkCompact.text}. Once it opens, one multistate license is meant to work in all member states. Until then, ask about the federal law or endorsement, which means a new license based on the one you hold. The national exam helps: your score can be sent to another state, so you normally do not take it again.`,
    militarySpouseProtections: [
      'The compact is planned for all three license levels. Check its site before each move to see whether it has opened.',
      federalLaw,
      thirtyDays,
      goodStanding,
      stateRules,
      reimbursement,
    ],
    typicalRequirements: [
      'A social work degree from an accredited program, at the level of your license.',
      'The national social work exam for your level.',
      'Supervised hours after the master’s degree, for a clinical license. The number differs by state.',
      'Proof of every license you have held. In many states, a criminal background check too.',
      'A class or test on state law or ethics, in some states.',
    ],
    transferTips: [
      'Match the level, not the letters: each state sets its own levels and titles. Ask the new board: “Which of your licenses matches mine?”',
      'Order your exam score transfer once you have applied. There is a fee, so keep the receipt.',
      'Get supervision forms signed before you leave. Ask the new board whether hours in progress count.',
      'For video sessions, the rules of the state where the client is usually apply.',
      'Look at federal jobs on and off base. Ask whether a license from another state is enough.',
    ],
    nationalResources: [
      {
        name: 'ASWB',
        url: 'https://www.aswb.org/',
        description:
          'Association of Social Work Boards: the national exams, score transfers and a list of boards.',
        source: {
          title: 'ASWB: laws and regulations database',
          url: 'https://www.aswb.org/regulations/laws-and-regulations-database/',
          grade: 'official',
          seen: '2026-11-25',
        },
        lastReviewed: '2026-11-25',
        reviewInterval: 'link',
      },
      {
        name: 'Social Work Licensure Compact',
        url: socialWork.url,
        description: 'The compact’s own site: the map, and whether licenses are being issued yet.',
        source: {
          title: 'Social Work Licensure Compact',
          url: 'https://swcompact.org/',
          grade: 'official',
          searched: '2026-11-25',
        },
        reviewInterval: 'link',
      },
      {
        name: 'NASW',
        url: 'https://www.socialworkers.org/',
        description:
          'National Association of Social Workers. Ask its chapter in your new state how the board there handles transfers.',
        source: {
          title: 'NASW',
          url: 'https://www.socialworkers.org/',
          grade: 'official',
          searched: '2026-11-25',
        },
        reviewInterval: 'link',
      },
    ],
    source: compactDataset,
    alsoFrom: [...reimbursementPages, licensePortability, thirtyDayRule.source, socialWorkTitles],
    lastReviewed: '2026-11-30',
    reviewInterval: 'compact',
  },
  {
    id: 'dental-hygienist',
    icon: 'i-lucide-smile',
    profession: 'Dental Hygienist',
    description:
      'You clean teeth, take X-rays and teach people to care for their mouths. A state office, often the dental board, issues the license.',
    compact: stageOf(dental),
    portability: `Do not count on the Dentist and Dental Hygienist Compact yet: ${hygienistCompact.text}. A second compact for the same work exists too, so ask the office which one, if any, the state has joined. For now most hygienists use endorsement, also called licensure by credentials: a new license based on the one you hold. The federal law is another path. Check the details. States differ on which hands-on exam they accept and on what a hygienist may do alone.`,
    militarySpouseProtections: [
      federalLaw,
      'You may do the work your new state allows its hygienists to do. Local anesthesia or nitrous oxide may need a separate permit.',
      thirtyDays,
      goodStanding,
      stateRules,
      reimbursement,
    ],
    typicalRequirements: [
      'A degree from an accredited dental hygiene program.',
      'A passing score on the National Board Dental Hygiene Examination.',
      'A hands-on clinical exam. States differ on which ones they accept.',
      'A current CPR (cardiopulmonary resuscitation) card.',
      'A test on the state’s dental laws, in many states.',
      'Proof of every license you have held. In many states, a criminal background check too.',
    ],
    transferTips: [
      'Write down the name and date of your clinical exam. It is the first thing many boards ask.',
      'Ask about each permit by name: local anesthesia, nitrous oxide, lasers.',
      'Ask how many recent work hours count as active practice. Save pay stubs and letters from dentists.',
      'Order your national board scores early, sent straight to the new board.',
      'Ask dental clinics on base about federal or contract jobs, and which state license they need.',
    ],
    nationalResources: [
      {
        name: 'ADHA',
        url: 'https://www.adha.org/',
        description:
          'American Dental Hygienists’ Association: how state law sets what a hygienist may do, where and under whose supervision.',
        source: {
          title: 'ADHA: scope of practice',
          url: 'https://www.adha.org/scope-of-practice',
          grade: 'official',
          seen: '2026-11-23',
        },
        lastReviewed: '2026-11-23',
        reviewInterval: 'link',
      },
      {
        name: 'Dentist and Dental Hygienist Compact',
        url: dental.url,
        description: 'The compact’s own site: the map, and whether it has opened.',
        source: {
          title: 'Dentist and Dental Hygienist Compact',
          url: 'https://ddhcompact.org/',
          grade: 'official',
          seen: '2026-11-23',
        },
        lastReviewed: '2026-11-23',
        reviewInterval: 'link',
      },
      {
        name: 'JCNDE (NBDHE)',
        url: 'https://jcnde.ada.org/',
        description:
          'Joint Commission on National Dental Examinations: the National Board Dental Hygiene Examination.',
        source: {
          title: 'Pearson’s test centers on the National Board Dental Hygiene Examination',
          url: 'https://home.pearsonvue.com/nbdhe',
          grade: 'secondary',
          seen: '2026-11-23',
        },
        lastReviewed: '2026-11-23',
        reviewInterval: 'link',
      },
    ],
    source: dentalCompactSite,
    alsoFrom: [
      ...reimbursementPages,
      compactDataset,
      dentalThreshold,
      dentalOhioAct,
      licensePortability,
      thirtyDayRule.source,
    ],
    lastReviewed: '2026-11-30',
    reviewInterval: 'compact',
  },
  {
    id: 'attorney',
    icon: 'i-lucide-scale',
    profession: 'Attorney',
    description:
      'You advise and represent people, companies or agencies. Each state’s highest court or bar admits lawyers and sets the rules.',
    compact: 'No compact',
    portability:
      'Lawyers have no compact. You are admitted state by state. Since December 2024 the federal license law covers law licenses too. Court admission rules may still apply, so ask the state bar in writing before you practice. Many states have a rule of their own for military spouse lawyers. It often lets you practice without a new bar exam while your family is stationed there. Other ways in are a transferred bar exam score, or admission on motion after some years of practice.',
    militarySpouseProtections: [
      'Federal law (50 U.S.C. 4025a) has covered law licenses since December 23, 2024. You apply with the orders, your marriage certificate and a notarized sworn statement.',
      'Court admission rules may still apply on top of it. Ask the state bar, and wait for a written answer.',
      'Many states have a military spouse rule for lawyers. Some admit you for as long as the orders last, and some waive the bar exam.',
      goodStanding,
      reimbursement,
    ],
    typicalRequirements: [
      'A law degree, in most states from a school approved by the American Bar Association.',
      'The state’s bar exam, a transferred score from the Uniform Bar Examination, or admission on motion.',
      'A score on the ethics exam that most states ask for, the Multistate Professional Responsibility Examination.',
      'A character and fitness review, with your full history of homes, jobs and debts.',
      'Certificates of good standing from every court that has admitted you.',
      'Yearly classes, and under some spouse rules a local lawyer who supervises you.',
    ],
    transferTips: [
      'Start with the Military Spouse J.D. Network. It tracks the spouse rule of each state.',
      'Start the character and fitness form first. A long list of addresses takes time to write and to check.',
      'Check how long your bar exam score stays good. Transfers have an end date and a passing score set by each state.',
      'Ask how long a spouse license lasts, and what happens when the orders end or you separate.',
      'Working remotely for clients in your old state? Ask both bars whether you may do so from the new one.',
      'Look at federal attorney jobs. Many accept active bar membership in any state, so read the posting.',
    ],
    nationalResources: [
      {
        name: 'Military Spouse J.D. Network',
        url: 'https://www.msjdn.org/',
        description: 'Military spouse lawyers, with the licensing rules state by state.',
        source: spouseLawyerRules,
        lastReviewed: '2026-11-25',
        reviewInterval: 'link',
      },
      {
        name: 'NCBE',
        url: 'https://www.ncbex.org/',
        description:
          'National Conference of Bar Examiners: score transfers and a guide to admission in each state.',
        source: barScoreTransfer,
        lastReviewed: '2026-11-23',
        reviewInterval: 'link',
      },
      {
        name: 'American Bar Association',
        url: 'https://www.americanbar.org/',
        description:
          'The national lawyers’ group: its page on bar admissions, with how to reach the bar examiners.',
        source: {
          title: 'American Bar Association: bar admissions',
          url: 'https://www.americanbar.org/groups/legal_education/resources/bar_admissions/',
          grade: 'official',
          seen: '2026-11-23',
        },
        lastReviewed: '2026-11-23',
        reviewInterval: 'link',
      },
    ],
    source: licensePortabilityUpdate,
    alsoFrom: [...reimbursementPages, spouseLawyerRules, barScoreTransfer],
    lastReviewed: '2026-11-30',
    reviewInterval: 'law',
  },
])
