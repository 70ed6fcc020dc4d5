import { useMemo, useState } from 'react'
import { useAnnounced } from '@/engine/ui/use-announced'
import type { Searchable } from '@/engine/search/searchable'
import { searchGroups, type Found } from '@/engine/search/search-groups'
import { appScreens } from './page-groups'
import { useIndex } from './use-index'

/** The most that is shown of a kind; further words narrow it. */
const MAX_RESULTS_PER_KIND = 8

const start: readonly Found[] = [{ ...appScreens, total: appScreens.entries.length }]

/**
 * The state of the palette: what is asked, what is found, and which result Enter opens.
 * @param typed the question to begin with
 */
export function usePalette(typed: string) {
  const index = useIndex()
  const [question, setQuestion] = useState(typed)
  const [active, setActive] = useState(0)
  const isAsked = question.trim() !== ''

  const found = useMemo(
    () =>
      isAsked ? searchGroups(index?.groups ?? [appScreens], question, MAX_RESULTS_PER_KIND) : start,
    [index, isAsked, question],
  )
  const results: readonly Searchable[] = found.flatMap(({ entries }) => entries)
  const total = found.reduce((sum, kind) => sum + kind.total, 0)
  useAnnounced(isAsked ? countLine(total) : '', index ? question : '')

  return {
    question,
    ask: (text: string) => {
      setQuestion(text)
      setActive(0)
    },
    found,
    results,
    /** Each question has an active result, unless there is none. */
    active: Math.min(active, results.length - 1),
    setActive,
    isLoading: index === undefined,
    missing: index?.missing ?? [],
  }
}

function countLine(total: number): string {
  if (total === 0) return 'Nothing found.'
  return total === 1 ? '1 result' : `${total} results`
}
