import { answerProfessions } from '@/data/answer-professions'
import { useSearchValues } from '@/engine/address/use-search-values'
import type { Vocabulary } from '@/engine/model/vocabulary'
import { region } from '@/schemas/region'
import { standing, type Question } from './question'
import { useWay } from '../../use-way'

/**
 * What a person asks, as the address has it: it can be bookmarked. A state that it does not name is that of
 * the move that the person plans.
 */
export function useQuestion() {
  const { search, change } = useSearchValues()
  const way = useWay()
  const profession = answerProfessions.rows.find(({ id }) => id === search.get('profession'))
  const from = valueIn(region, search.get('from')) ?? way.from
  const to = valueIn(region, search.get('to')) ?? way.to
  const chosen = valueIn(standing, search.get('license')) ?? 'good'
  const question: Question | undefined =
    profession && from && to ? { profession, from, to, standing: chosen } : undefined
  return { profession, from, to, standing: chosen, question, change }
}

/** The text as a value of the vocabulary; nothing where it is none. */
function valueIn<Value extends string>({ values }: Vocabulary<Value>, text: string | null) {
  return values.find((value) => value === text)
}
