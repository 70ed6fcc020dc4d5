import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'

/** Licensed professions: the eight that have a guide, others that a compact covers, and a catch-all. */
export const profession = vocabulary({
  'registered-nurse': 'Registered Nurse',
  'teacher-educator': 'Teacher/Educator',
  'licensed-professional-counselor': 'Licensed Professional Counselor',
  'real-estate-agent': 'Real Estate Agent',
  'cosmetologist-barber': 'Cosmetologist/Barber',
  'social-worker': 'Social Worker',
  'dental-hygienist': 'Dental Hygienist',
  attorney: 'Attorney',
  'practical-nurse': 'Practical or Vocational Nurse',
  'advanced-practice-nurse': 'Advanced Practice Nurse',
  'physical-therapist': 'Physical Therapist or Assistant',
  'occupational-therapist': 'Occupational Therapist or Assistant',
  'speech-language-pathologist': 'Speech-Language Pathologist',
  audiologist: 'Audiologist',
  psychologist: 'Psychologist',
  'school-psychologist': 'School Psychologist',
  'emergency-medical-technician': 'Emergency Medical Technician or Paramedic',
  dentist: 'Dentist',
  dietitian: 'Licensed Dietitian',
  'respiratory-therapist': 'Respiratory Therapist',
  'massage-therapist': 'Massage Therapist',
  physician: 'Physician',
  'physician-assistant': 'Physician Assistant',
  'another-profession': 'Another Licensed Profession',
})

export type Profession = ValueOf<typeof profession>
