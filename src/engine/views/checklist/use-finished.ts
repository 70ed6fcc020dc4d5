import { useState } from 'react'
import { isDone, type ChecklistProgress } from '../../model/checklist-progress'
import type { ChecklistRow } from './checklist-view'

/** Fewer finished items all stay in the list: four leave room for an open item on the first screen of a phone. */
const COLLAPSED_FROM = 5

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

interface Item {
  id: string
}

/**
 * Divides the items of a section into those in its list and the finished ones, which collapse.
 * See docs/decisions/0028.
 * @param kept where items were when the user checked or unchecked them; these items do not move
 */
export function divideFinished<Row extends Item>(
  items: readonly Row[],
  isDone: (id: string) => boolean,
  kept: ReadonlyMap<string, 'listed' | 'collapsed'>,
): { listed: readonly Row[]; collapsed: readonly Row[] } {
  const isCollapsed = ({ id }: Item) => (kept.has(id) ? kept.get(id) === 'collapsed' : isDone(id))
  const collapsed = items.filter(isCollapsed)
  if (collapsed.length < COLLAPSED_FROM) return { listed: items, collapsed: [] }
  return { listed: items.filter((item) => !isCollapsed(item)), collapsed }
}
