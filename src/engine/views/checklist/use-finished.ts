import { useState } from 'react'
import { isDone, type ChecklistProgress } from '../../model/checklist-progress'
import type { ChecklistRow } from './checklist-view'
import { divideFinished } from './finished-items'

/** The items of a section: those of its list, those that collapse, and what keeps one in its place. */
export function useFinished(
  section: ChecklistRow,
  progress: ChecklistProgress,
  isCollapsing: boolean,
) {
  const [kept, setKept] = useState<ReadonlyMap<string, 'listed' | 'collapsed'>>(new Map())
  const done = (id: string) => isDone(progress, section.id, id)
  const { listed, collapsed } = isCollapsing
    ? divideFinished(section.items, done, kept)
    : { listed: section.items, collapsed: [] }
  return {
    listed,
    collapsed,
    /** Call it when an item is ticked or unticked. */
    keep: (item: string) => {
      const place = collapsed.some(({ id }) => id === item) ? 'collapsed' : 'listed'
      setKept((known) => (known.has(item) ? known : new Map(known).set(item, place)))
    },
  }
}
