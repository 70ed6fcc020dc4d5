import {
  advancedPracticeExplained,
  cosmetologyForWhom,
  estheticsAlabama,
  estheticsAlabamaCode,
} from '@/data/sources/compact-rules'
import { cosmetologyCompactStates, nurseCompactQuestions } from '@/data/sources/compacts'
import {
  licensePortabilityUpdate,
  marineLegalAssistance,
  practicalNurseBoards,
  practicalNurseLouisiana,
  practicalNurseWestVirginia,
  spouseLawyerRules,
  spouseLawyersByState,
  texasSpouseLawyers,
} from '@/data/sources/license-law'
import { defineDataset } from '@/engine/model/dataset'
import type { AnswerProfession } from '@/schemas/licensing/answer-profession'

/**
 * The eight professions that have a guide come first, then the others that a compact is for. The board is “the office
 * that licenses …” where it is another kind of office in some states.
 */
export const answerProfessions = defineDataset<AnswerProfession>('answer-professions', [
  {
    id: 'registered-nurse',
    board: 'the board of nursing',
    compact: 'nurse',
  },
  {
    id: 'teacher-educator',
    board: 'the office that licenses teachers',
    compact: 'teacher',
  },
  {
    id: 'licensed-professional-counselor',
    board: 'the office that licenses counselors',
    compact: 'counseling',
  },
  {
    id: 'real-estate-agent',
    board: 'the office that licenses real estate agents',
  },
  {
    id: 'cosmetologist-barber',
    board: 'the office that licenses cosmetologists or barbers',
    compact: 'cosmetology',
    notes: [
      {
        text: 'A page from January 2024 says that the compact is only for cosmetologists, and not for barbers or estheticians. The data system of the compact has listed estheticians too since January 2026, so ask the board.',
        sure: 'disputed',
        asOf: '2026-01-29',
        source: cosmetologyCompactStates,
        alsoFrom: [cosmetologyForWhom],
        lastReviewed: '2026-11-30',
        reviewInterval: 'compact',
      },
      {
        text: 'Alabama was the first state to pass a separate compact for estheticians, in April 2026. It needs seven members before anyone gets a license under it, so ask the board.',
        sure: 'single',
        asOf: '2026-04-09',
        source: estheticsAlabama,
        alsoFrom: [estheticsAlabamaCode],
        lastReviewed: '2026-11-30',
        reviewInterval: 'compact',
      },
    ],
  },
  {
    id: 'social-worker',
    board: 'the office that licenses social workers',
    compact: 'social-work',
  },
  {
    id: 'dental-hygienist',
    board: 'the office that licenses dental hygienists',
    compact: 'dental',
  },
  {
    id: 'attorney',
    board: 'the office that admits lawyers',
    lawLimit: {
      text: 'Court admission rules may still apply, so ask the state bar in writing before you practice.',
      sure: 'single',
      source: licensePortabilityUpdate,
      alsoFrom: [spouseLawyerRules],
      lastReviewed: '2026-11-25',
      reviewInterval: 'law',
    },
    notes: [
      {
        text: 'The federal law has covered law licenses since December 23, 2024.',
        sure: 'agreed',
        asOf: '2025',
        source: licensePortabilityUpdate,
        alsoFrom: [marineLegalAssistance],
        lastReviewed: '2026-11-23',
        reviewInterval: 'law',
      },
      {
        text: 'Many states have a rule of their own for military spouse lawyers. Texas, for one, gives a temporary license for three years: you apply to the Texas Board of Law Examiners.',
        sure: 'single',
        asOf: '2023',
        source: spouseLawyersByState,
        alsoFrom: [texasSpouseLawyers],
        lastReviewed: '2026-11-23',
        reviewInterval: 'law',
      },
    ],
  },
  {
    id: 'practical-nurse',
    board: 'the board that licenses practical nurses',
    compact: 'nurse',
    notes: [
      {
        text: 'Three states have two nursing boards: California, Louisiana and West Virginia. Apply to the board for practical or vocational nurses there. The other one is for registered nurses.',
        sure: 'single',
        asOf: '2025',
        source: practicalNurseBoards,
        alsoFrom: [practicalNurseLouisiana, practicalNurseWestVirginia],
        lastReviewed: '2026-11-30',
        reviewInterval: 'law',
      },
    ],
  },
  {
    id: 'advanced-practice-nurse',
    board: 'the board of nursing',
    compact: 'advanced-practice-nurse',
    notes: [
      {
        text: 'The Nurse Licensure Compact covers your license as a registered nurse, and not your advanced practice.',
        sure: 'agreed',
        source: nurseCompactQuestions,
        alsoFrom: [advancedPracticeExplained],
        lastReviewed: '2026-11-23',
        reviewInterval: 'compact',
      },
    ],
  },
  {
    id: 'physical-therapist',
    board: 'the physical therapy board',
    compact: 'physical-therapy',
  },
  {
    id: 'occupational-therapist',
    board: 'the occupational therapy board',
    compact: 'occupational-therapy',
  },
  {
    id: 'speech-language-pathologist',
    board: 'the speech and hearing board',
    compact: 'speech-and-audiology',
  },
  {
    id: 'audiologist',
    board: 'the speech and hearing board',
    compact: 'speech-and-audiology',
  },
  {
    id: 'psychologist',
    board: 'the psychology board',
    compact: 'psychology',
  },
  {
    id: 'school-psychologist',
    board: 'the office that licenses school psychologists',
    compact: 'school-psychology',
  },
  {
    id: 'emergency-medical-technician',
    board: 'the emergency medical services office',
    compact: 'emergency-services',
  },
  { id: 'dentist', board: 'the office that licenses dentists', compact: 'dental' },
  {
    id: 'dietitian',
    board: 'the board of dietetics',
    compact: 'dietitian',
  },
  {
    id: 'respiratory-therapist',
    board: 'the respiratory care board',
    compact: 'respiratory-care',
  },
  {
    id: 'massage-therapist',
    board: 'the massage therapy board',
    compact: 'massage',
  },
  { id: 'physician', board: 'the medical board', compact: 'medical' },
  {
    id: 'physician-assistant',
    board: 'the board that licenses physician assistants',
    compact: 'physician-assistant',
  },
  { id: 'another-profession', board: 'the licensing board' },
])
