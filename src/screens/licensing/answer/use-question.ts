import { answerProfessions } from '@/data/answer-professions'
import { useSearchValues } from '@/engine/address/use-search-values'
import type { Vocabulary } from '@/engine/model/vocabulary'
import { region, type Region } from '@/schemas/region'
import { standing, type Question } from './question'

/** Where a move begins and ends, as far as it is known. */
export interface Way {
  from: Region | ''
  to: Region | ''
}

const unknownWay: Way = { from: '', to: '' }

/**
 * What a person asks, as the address has it: it can be bookmarked.
 * @param way what stands in for a state that the address does not name
 */
export function useQuestion(way: Way = unknownWay) {
  const { search, change } = useSearchValues()
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
