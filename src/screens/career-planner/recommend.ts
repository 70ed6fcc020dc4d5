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

/** Which answers counted: "Matched 2 of your 4 answers: “…” and “…”." @param total answers in all */
export function countedLine({ answers }: Pick<Recommendation, 'answers'>, total: number): string {
  const quoted = answers.map((label) => `“${label}”`)
  return `Matched ${answers.length} of your ${total} answers: ${joined(quoted)}.`
}

/** Which categories are left out though they matched as many answers as the last one; blank if there was no tie. */
export function tieLine(recommended: readonly Recommendation[]): string {
  const last = recommended.at(-1)
  if (!last || last.tiedOut.length === 0) return ''
  return `${joined(last.tiedOut)} matched as many answers as ${last.category}. We show only ${RECOMMENDED_MAX} categories.`
}

/** "a, b, and c". Created on demand, because the first use of `Intl` takes 0.1 s on a phone. */
const joined = (items: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(items)
