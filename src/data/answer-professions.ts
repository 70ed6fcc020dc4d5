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
    name: 'Registered Nurse',
    board: 'the board of nursing',
    compact: 'nurse',
  },
  {
    id: 'teacher-educator',
    name: 'Teacher/Educator',
    board: 'the state education department',
    compact: 'teacher',
  },
  {
    id: 'licensed-professional-counselor',
    name: 'Licensed Professional Counselor',
    board: 'the counseling board',
    compact: 'counseling',
  },
  {
    id: 'real-estate-agent',
    name: 'Real Estate Agent',
    board: 'the real estate commission',
    notes: [noCompact],
  },
  {
    id: 'cosmetologist-barber',
    name: 'Cosmetologist/Barber',
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
    name: 'Social Worker',
    board: 'the board of social work',
    compact: 'social-work',
  },
  {
    id: 'dental-hygienist',
    name: 'Dental Hygienist',
    board: 'the dental board',
    compact: 'dental',
  },
  {
    id: 'attorney',
    name: 'Attorney',
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
    name: 'Practical or Vocational Nurse',
    board: 'the board of nursing',
    compact: 'nurse',
  },
  {
    id: 'advanced-practice-nurse',
    name: 'Advanced Practice Nurse',
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
    name: 'Physical Therapist or Assistant',
    board: 'the physical therapy board',
    compact: 'physical-therapy',
  },
  {
    id: 'occupational-therapist',
    name: 'Occupational Therapist or Assistant',
    board: 'the occupational therapy board',
    compact: 'occupational-therapy',
  },
  {
    id: 'speech-language-pathologist',
    name: 'Speech-Language Pathologist',
    board: 'the speech and hearing board',
    compact: 'speech-and-audiology',
  },
  {
    id: 'audiologist',
    name: 'Audiologist',
    board: 'the speech and hearing board',
    compact: 'speech-and-audiology',
  },
  {
    id: 'psychologist',
    name: 'Psychologist',
    board: 'the psychology board',
    compact: 'psychology',
  },
  {
    id: 'school-psychologist',
    name: 'School Psychologist',
    board: 'the state education department or psychology board',
    compact: 'school-psychology',
  },
  {
    id: 'emergency-medical-technician',
    name: 'Emergency Medical Technician or Paramedic',
    board: 'the emergency medical services office',
    compact: 'emergency-services',
  },
  { id: 'dentist', name: 'Dentist', board: 'the dental board', compact: 'dental' },
  {
    id: 'dietitian',
    name: 'Licensed Dietitian',
    board: 'the board of dietetics',
    compact: 'dietitian',
  },
  {
    id: 'respiratory-therapist',
    name: 'Respiratory Therapist',
    board: 'the respiratory care board',
    compact: 'respiratory-care',
  },
  {
    id: 'massage-therapist',
    name: 'Massage Therapist',
    board: 'the massage therapy board',
    compact: 'massage',
  },
  {
    id: 'another-profession',
    name: 'Another Licensed Profession',
    board: 'the licensing board',
    notes: [noCompact],
  },
])
