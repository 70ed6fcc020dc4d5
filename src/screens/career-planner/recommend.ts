import type { AssessmentAnswers } from '@/schemas/career-planner/assessment-answers'
import type { AssessmentQuestion } from '@/schemas/career-planner/assessment-question'
import type { CareerCategory } from '@/schemas/career-planner/career-category'

/** How many categories are recommended at most. */
export const RECOMMENDED_MAX = 3

/** A recommended category, and what recommends it. */
export interface Recommendation {
  category: CareerCategory
  /** The chosen answers that count for it, in the order of the questions. */
  answers: readonly string[]
  /** Categories with the same count that are left out, because they were counted later. */
  tiedOut: readonly CareerCategory[]
}

/**
 * The categories that the chosen answers name most often, the most frequent first. If two have the same count, the
 * one that was counted first wins: question by question, and within an answer in the order in which it names them.
 */
export function recommend(
  questions: readonly AssessmentQuestion[],
  chosen: AssessmentAnswers,
): readonly Recommendation[] {
  const answersOf = new Map<CareerCategory, string[]>()
  for (const { id, options } of questions) {
    const answer = options.find((option) => option.id === chosen[id])
    if (!answer) continue
    for (const category of answer.careerCategories) {
      answersOf.set(category, [...(answersOf.get(category) ?? []), answer.label])
    }
  }
  // The map keeps the order in which categories were first counted, and the sort is stable.
  const ranked = [...answersOf].sort(([, a], [, b]) => b.length - a.length)
  const leftOut = ranked.slice(RECOMMENDED_MAX)
  return ranked.slice(0, RECOMMENDED_MAX).map(([category, answers]) => ({
    category,
    answers,
    tiedOut: leftOut
      .filter(([, others]) => others.length === answers.length)
      .map(([other]) => other),
  }))
}
