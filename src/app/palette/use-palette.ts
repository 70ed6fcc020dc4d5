import { useMemo, useState, useEffect } from 'react'
import { useAnnounced } from '@/engine/ui/use-announced'
import type { Searchable } from '@/engine/search/searchable'
import { createSearch, type Answer } from '@/engine/search/create-search'
import { searchSynonyms } from '@/data/search-synonyms'
import { isolate } from '@/engine/isolate'
import { appScreens } from './page-groups'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { buildIndex, type Index } from './build-index'

/** The maximum number of results per kind. */
const MAX_RESULTS_PER_KIND = 8

/** The results before anything is typed. */
const start: Answer = {
  found: [{ ...appScreens, total: appScreens.entries.length }],
  isPartial: false,
  corrections: [],
}

/**
 * The state of the palette: the question, the results and the active result, which Enter opens.
 * @param typed the initial question
 */
export function usePalette(typed: string) {
  const index = useIndex()
  const [question, setQuestion] = useState(typed)
  /** The result that the user moved to. The index may arrive later and change its position. */
  const [chosen, setChosen] = useState<Searchable>()
  const isAsked = question.trim() !== ''

  const search = useMemo(
    () => createSearch(index?.groups ?? [appScreens], searchSynonyms.rows),
    [index],
  )
  const answer = useMemo(
    () => (isAsked ? search(question, MAX_RESULTS_PER_KIND) : start),
    [search, isAsked, question],
  )
  const { found } = answer
  const note = noteOf(answer)
  const results: readonly Searchable[] = found.flatMap(({ entries }) => entries)
  const chosenAt = results.findIndex((one) => one === chosen)
  const total = found.reduce((sum, kind) => sum + kind.total, 0)
  const missing = missingLine(index?.missing ?? [])
  useAnnounced(isAsked ? countLine(total, note, missing) : '', index ? question : '')

  return {
    question,
    ask: (text: string) => {
      setQuestion(text)
      setChosen(undefined)
    },
    found,
    /** A note if the results lack a word of the question or match a corrected one. */
    note,
    results,
    /** The position of the active result; -1 without results. */
    active: Math.min(results.length - 1, Math.max(0, chosenAt)),
    setActive: (position: number) => setChosen(results[position]),
    isLoading: index === undefined,
    /** Which modules are not searched, because they did not load; blank if all are. */
    missing,
  }
}

function countLine(total: number, note: string, missing: string): string {
  const results = total === 1 ? '1 result' : `${total} results`
  const parts = total === 0 ? ['Nothing found.', missing] : [note, results, missing]
  return parts.filter(Boolean).join(' ')
}

function missingLine(missing: readonly string[]): string {
  if (missing.length === 0) return ''
  return `Could not load, so not searched: ${missing.join(', ')}. Try again once you are online.`
}

function noteOf({ isPartial, corrections }: Answer): string {
  return [
    ...corrections.map(
      ({ asked, meant }) => `Nothing has “${isolate(asked)}.” This is for “${isolate(meant)}.”`,
    ),
    ...(isPartial ? ['Nothing has all of these words. This comes closest.'] : []),
  ].join(' ')
}

/** The index, built when the palette opens; `undefined` until it is loaded. */
function useIndex(): Index | undefined {
  const { load } = useRepository()
  const [index, setIndex] = useState<Index>()
  useEffect(() => {
    let isOpen = true
    void buildIndex(load).then((built) => isOpen && setIndex(built))
    return () => {
      isOpen = false
    }
  }, [load])
  return index
}
