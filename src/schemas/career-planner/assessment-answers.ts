import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'

/** Question id → id of the chosen option. */
export type AssessmentAnswers = Readonly<Record<string, string>>

/** What the user answered in the skills assessment. Gone after a reload. */
export const assessmentAnswers = defineDocument<AssessmentAnswers>({
  key: 'assessmentAnswers',
  contents: 'assessment answers',
  schema: z.record(z.string(), z.string('An answer is named by its id.')),
  empty: {},
  keptIn: 'memory',
})

/** A change that records an answer. It replaces an earlier one to the same question. */
export function answerQuestion(question: string, option: string) {
  return (answers: AssessmentAnswers): AssessmentAnswers => ({ ...answers, [question]: option })
}
