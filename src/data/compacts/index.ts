import type { Compact, CompactId } from '@/schemas/licensing/compact'

/** Loads each compact by itself. Checks and reports load all of them. */
export const compactLoaders: Readonly<Record<CompactId, () => Promise<Compact>>> = {
  'advanced-practice-nurse': async () =>
    (await import('./advanced-practice-nurse')).advancedPracticeNurse,
  cosmetology: async () => (await import('./cosmetology')).cosmetology,
  counseling: async () => (await import('./counseling')).counseling,
  dental: async () => (await import('./dental')).dental,
  dietitian: async () => (await import('./dietitian')).dietitian,
  'emergency-services': async () => (await import('./emergency-services')).emergencyServices,
  massage: async () => (await import('./massage')).massage,
  medical: async () => (await import('./medical')).medical,
  nurse: async () => (await import('./nurse')).nurse,
  'occupational-therapy': async () => (await import('./occupational-therapy')).occupationalTherapy,
  'physical-therapy': async () => (await import('./physical-therapy')).physicalTherapy,
  'physician-assistant': async () => (await import('./physician-assistant')).physicianAssistant,
  psychology: async () => (await import('./psychology')).psychology,
  'respiratory-care': async () => (await import('./respiratory-care')).respiratoryCare,
  'school-psychology': async () => (await import('./school-psychology')).schoolPsychology,
  'social-work': async () => (await import('./social-work')).socialWork,
  'speech-and-audiology': async () => (await import('./speech-and-audiology')).speechAndAudiology,
  teacher: async () => (await import('./teacher')).teacher,
}
