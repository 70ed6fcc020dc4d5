import { grade } from '@/engine/search/grade'
import { normalize } from '@/engine/search/normalize'
import { indexSynonyms, termsOf, wordsOf } from '@/engine/search/terms'
import type { FaqEntry } from '@/schemas/content/faq-entry'

type Question = Pick<FaqEntry, 'question' | 'answer' | 'items'>

const noSynonyms = indexSynonyms([])

/**
 * The questions that have every word of a text in the question or its answer, in their order. Filler words ("can I")
 * do not count. A blank text finds all.
 */
export function findQuestions<Row extends Question>(
  questions: readonly Row[],
  text: string,
): readonly Row[] {
  const terms = termsOf(wordsOf(text), noSynonyms)
  return questions.filter(({ question, answer, items = [] }) => {
    const title = normalize(question)
    const all = [title, ...[...answer, ...items].map(normalize)].join('\n')
    return terms.every((term) => grade({ title, all }, term) > 0)
  })
}
