import { useState } from 'react'
import { isDone, type ChecklistProgress } from '../../model/checklist-progress'
import type { ChecklistRow } from './checklist-view'
import { divideFinished } from './finished-items'

/** The items of a section: those of its list, those that fold, and what keeps one in its place. */
export function useFinished(
  section: ChecklistRow,
  progress: ChecklistProgress,
  isFolding: boolean,
) {
  const [kept, setKept] = useState<ReadonlyMap<string, 'listed' | 'folded'>>(new Map())
  const done = (id: string) => isDone(progress, section.id, id)
  const { listed, folded } = isFolding
    ? divideFinished(section.items, done, kept)
    : { listed: section.items, folded: [] }
  return {
    listed,
    folded,
    /** Call it when an item is ticked or unticked. */
    keep: (item: string) => {
      const place = folded.some(({ id }) => id === item) ? 'folded' : 'listed'
      setKept((known) => (known.has(item) ? known : new Map(known).set(item, place)))
    },
  }
}
