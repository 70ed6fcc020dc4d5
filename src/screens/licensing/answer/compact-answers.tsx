import { lazyPart, type LazyPart } from '@/engine/ui/lazy-part'
import type { Compact, CompactId } from '@/schemas/licensing/compact'
import { answer } from './answer'
import { AnswerCard } from './AnswerCard'
import type { Question } from './question'

export interface AnswerProps {
  question: Question
  /** Today, as a local day. */
  today: string
}

/** The answer view of each compact. The member states of a compact load when needed or when the browser is idle. */
export const compactAnswers: Readonly<Record<CompactId, LazyPart<AnswerProps>>> = {
  'advanced-practice-nurse': by(
    async () => (await import('@/data/compacts/advanced-practice-nurse')).advancedPracticeNurse,
  ),
  cosmetology: by(async () => (await import('@/data/compacts/cosmetology')).cosmetology),
  counseling: by(async () => (await import('@/data/compacts/counseling')).counseling),
  dental: by(async () => (await import('@/data/compacts/dental')).dental),
  dietitian: by(async () => (await import('@/data/compacts/dietitian')).dietitian),
  'emergency-services': by(
    async () => (await import('@/data/compacts/emergency-services')).emergencyServices,
  ),
  massage: by(async () => (await import('@/data/compacts/massage')).massage),
  medical: by(async () => (await import('@/data/compacts/medical')).medical),
  nurse: by(async () => (await import('@/data/compacts/nurse')).nurse),
  'occupational-therapy': by(
    async () => (await import('@/data/compacts/occupational-therapy')).occupationalTherapy,
  ),
  'physical-therapy': by(
    async () => (await import('@/data/compacts/physical-therapy')).physicalTherapy,
  ),
  'physician-assistant': by(
    async () => (await import('@/data/compacts/physician-assistant')).physicianAssistant,
  ),
  psychology: by(async () => (await import('@/data/compacts/psychology')).psychology),
  'respiratory-care': by(
    async () => (await import('@/data/compacts/respiratory-care')).respiratoryCare,
  ),
  'school-psychology': by(
    async () => (await import('@/data/compacts/school-psychology')).schoolPsychology,
  ),
  'social-work': by(async () => (await import('@/data/compacts/social-work')).socialWork),
  'speech-and-audiology': by(
    async () => (await import('@/data/compacts/speech-and-audiology')).speechAndAudiology,
  ),
  teacher: by(async () => (await import('@/data/compacts/teacher')).teacher),
}

/** An answer view that loads its compact when it first renders. */
function by(load: () => Promise<Compact>): LazyPart<AnswerProps> {
  return lazyPart(async () => {
    const compact = await load()
    return {
      default: ({ question, today }: AnswerProps) => (
        <AnswerCard answer={answer(question, compact, today)} />
      ),
    }
  })
}
