import { compactDataset } from '@/data/sources/compacts'
import { cosmetologyFirstStates } from '@/data/sources/compact-rules'
import { licensePortabilityUpdate, marineLegalAssistance } from '@/data/sources/license-law'
import { nurseCompactQuestions } from '@/data/sources/compacts'
import { defineDataset } from '@/engine/model/dataset'
import type { AnswerProfession } from '@/schemas/answer-profession'
import type { Statement } from '@/schemas/statement'

const noCompact: Statement = {
  text: 'None of the 16 compacts that we checked is for this license.',
  sure: 'single',
  asOf: '2026-09-22',
  source: compactDataset,
  lastReviewed: '2026-11-23',
  pace: 'compact',
}

/** The eight professions that have a guide come first, then the others that a compact is for. */
export const answerProfessions = defineDataset<AnswerProfession>('answer-professions', [
  {
    id: 'registered-nurse',
    board: 'the board of nursing',
    compact: 'nurse',
  },
  {
    id: 'teacher-educator',
    board: 'the state education department',
    compact: 'teacher',
  },
  {
    id: 'licensed-professional-counselor',
    board: 'the counseling board',
    compact: 'counseling',
  },
  {
    id: 'real-estate-agent',
    board: 'the real estate commission',
    notes: [noCompact],
  },
  {
    id: 'cosmetologist-barber',
    board: 'the board of cosmetology or barbering',
    compact: 'cosmetology',
    notes: [
      {
        text: 'The compact is for cosmetologists. Barbers are usually not in it.',
        sure: 'single',
        asOf: '2024',
        source: cosmetologyFirstStates,
        lastReviewed: '2026-11-23',
        pace: 'compact',
      },
    ],
  },
  {
    id: 'social-worker',
    board: 'the board of social work',
    compact: 'social-work',
  },
  {
    id: 'dental-hygienist',
    board: 'the dental board',
    compact: 'dental',
  },
  {
    id: 'attorney',
    board: 'the state bar',
    notes: [
      noCompact,
      {
        text: 'The federal law has covered law licenses since December 23, 2024. Court admission rules may still apply: ask the state bar in writing before you practice.',
        sure: 'agreed',
        asOf: '2025',
        source: licensePortabilityUpdate,
        alsoFrom: [marineLegalAssistance],
        lastReviewed: '2026-11-23',
        pace: 'law',
      },
    ],
  },
  {
    id: 'practical-nurse',
    board: 'the board of nursing',
    compact: 'nurse',
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
        lastReviewed: '2026-11-23',
        pace: 'compact',
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
    board: 'the state education department or psychology board',
    compact: 'school-psychology',
  },
  {
    id: 'emergency-medical-technician',
    board: 'the emergency medical services office',
    compact: 'emergency-services',
  },
  { id: 'dentist', board: 'the dental board', compact: 'dental' },
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
  {
    id: 'another-profession',
    board: 'the licensing board',
    notes: [noCompact],
  },
])
