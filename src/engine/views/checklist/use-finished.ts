import { useState } from 'react'
import { isDone, type ChecklistProgress } from '../../model/checklist-progress'
import type { ChecklistRow } from './checklist-view'
import { divideFinished } from './finished-items'

/**
 * Splits a section's items into those in its list and those that collapse. An item that the user checks or unchecks
 * keeps its place. See docs/decisions/0028.
 */
export function useFinished(
  section: ChecklistRow,
  progress: ChecklistProgress,
  isCollapsing: boolean,
) {
  const [kept, setKept] = useState<ReadonlyMap<string, 'listed' | 'collapsed'>>(new Map())
  const isItemDone = (id: string) => isDone(progress, section.id, id)
  const { listed, collapsed } = isCollapsing
    ? divideFinished(section.items, isItemDone, kept)
    : { listed: section.items, collapsed: [] }
  return {
    listed,
    collapsed,
    /** Keeps an item in its place. Call it when the user checks or unchecks the item. */
    keep: (item: string) => {
      const place = collapsed.some(({ id }) => id === item) ? 'collapsed' : 'listed'
      setKept((known) => (known.has(item) ? known : new Map(known).set(item, place)))
    },
  }
}
