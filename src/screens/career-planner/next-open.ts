import type { AssessmentAnswers } from '@/schemas/career-planner/assessment-answers'
import type { AssessmentQuestion } from '@/schemas/career-planner/assessment-question'

/** The position of the first question without an answer; the number of questions if all have one. */
export function nextOpen(
  questions: readonly AssessmentQuestion[],
  answers: AssessmentAnswers,
): number {
  const found = questions.findIndex(({ id }) => answers[id] === undefined)
  return found === -1 ? questions.length : found
}
