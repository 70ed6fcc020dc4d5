import { normalizeText } from '@/engine/normalize-text'
import { profession, type Profession } from '@/schemas/licensing/profession'

/** Other names of a profession, as people type them into their profile. Each means one profession only. */
const alsoCalled: Readonly<Partial<Record<Profession, readonly string[]>>> = {
  'registered-nurse': ['rn'],
  'teacher-educator': ['teacher', 'educator', 'school teacher'],
  'licensed-professional-counselor': ['lpc'],
  'real-estate-agent': ['realtor'],
  'cosmetologist-barber': ['cosmetologist', 'barber', 'hair stylist', 'hairdresser'],
  'social-worker': ['clinical social worker', 'licensed clinical social worker', 'lcsw'],
  attorney: ['lawyer'],
  'practical-nurse': [
    'licensed practical nurse',
    'lpn',
    'licensed vocational nurse',
    'lvn',
    'practical nurse',
    'vocational nurse',
  ],
  'advanced-practice-nurse': ['nurse practitioner', 'advanced practice registered nurse', 'aprn'],
  'physical-therapist': ['physical therapist', 'physical therapist assistant'],
  'occupational-therapist': ['occupational therapist', 'occupational therapy assistant'],
  'speech-language-pathologist': ['slp', 'speech pathologist'],
  'emergency-medical-technician': ['emergency medical technician', 'emt', 'paramedic'],
  dietitian: ['dietitian', 'registered dietitian'],
  'respiratory-therapist': ['registered respiratory therapist'],
  'massage-therapist': ['licensed massage therapist', 'lmt'],
}

/**
 * The profession that a career field names beyond doubt: "Registered nurse", "RN". A field of work, such as
 * "nursing", or a part of a sentence names none.
 */
export function professionOfCareer(careerField: string): Profession | undefined {
  const typed = wordsOf(careerField)
  return profession.values.find((id) =>
    [profession.labels[id], ...(alsoCalled[id] ?? [])].some(
      (name) => id !== 'another-profession' && wordsOf(name) === typed,
    ),
  )
}

/** Normalized, with a space for a hyphen: "Real-estate agent" is a real estate agent. */
const wordsOf = (text: string) => normalizeText(text).replaceAll('-', ' ').trim()
