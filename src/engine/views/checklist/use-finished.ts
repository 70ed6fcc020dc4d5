import { useState } from 'react'
import { isDone, type ChecklistProgress } from '../../model/checklist-progress'
import type { ChecklistRow } from './checklist-view'

/** Finished items collapse from this many on. Up to four leave room for an open item on the first screen of a phone. */
const COLLAPSED_FROM = 5

/**
 * Divides a section's items into those in its list and the finished ones, which collapse. An item that the user checks
 * or unchecks keeps its place. See docs/decisions/0028.
 * @param collapses whether finished items collapse at all
 */
export function useFinished(
  section: ChecklistRow,
  progress: ChecklistProgress,
  collapses: boolean,
) {
  const [kept, setKept] = useState<ReadonlyMap<string, 'listed' | 'collapsed'>>(new Map())
  const isItemDone = (id: string) => isDone(progress, section.id, id)
  const { listed, collapsed } = collapses
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

interface Item {
  id: string
}

/**
 * The division without React.
 * @param kept where items were when the user checked or unchecked them; these items do not move
 */
export function divideFinished<Row extends Item>(
  items: readonly Row[],
  isItemDone: (id: string) => boolean,
  kept: ReadonlyMap<string, 'listed' | 'collapsed'>,
): { listed: readonly Row[]; collapsed: readonly Row[] } {
  const isCollapsed = ({ id }: Item) =>
    kept.has(id) ? kept.get(id) === 'collapsed' : isItemDone(id)
  const collapsed = items.filter(isCollapsed)
  if (collapsed.length < COLLAPSED_FROM) return { listed: items, collapsed: [] }
  return { listed: items.filter((item) => !isCollapsed(item)), collapsed }
}
