import { grade } from '@/engine/search/grade'
import { normalize } from '@/engine/search/normalize'
import { indexSynonyms, termsOf, wordsOf } from '@/engine/search/terms'
import type { FaqEntry } from '@/schemas/content/faq-entry'

type Question = Pick<FaqEntry, 'question' | 'answer' | 'items'>

const noSynonyms = indexSynonyms([])

/**
 * Filters questions by a search text: each word must occur in the question or its answer. Filler words ("can I") are
 * ignored, and a blank text keeps all. The order stays.
 */
export function findQuestions<Row extends Question>(
  questions: readonly Row[],
  searchText: string,
): readonly Row[] {
  const terms = termsOf(wordsOf(searchText), noSynonyms)
  return questions.filter(({ question, answer, items = [] }) => {
    const title = normalize(question)
    const all = [title, ...[...answer, ...items].map(normalize)].join('\n')
    return terms.every((term) => grade({ title, all }, term) > 0)
  })
}
