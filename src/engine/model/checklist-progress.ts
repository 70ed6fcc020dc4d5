import { counted, mergeEntries } from './merge/merge'
import { ownOr } from './own-entry'

/** Which items are done: section id → item id → whether it is done. Unknown ids are kept and ignored. */
export type ChecklistProgress = Readonly<Record<string, Readonly<Record<string, boolean>>>>

const mergeTicks = mergeEntries<boolean>((mine, file) => {
  if (mine === undefined) return counted(file, { added: 1 })
  return mine || !file ? counted(mine, { same: 1 }) : counted(true, { changed: 1 })
})

/** An item is done if it is done on either side. Sections and items unknown to this version are kept. */
export const mergeProgress = mergeEntries<Readonly<Record<string, boolean>>>(
  (mine = {}, file, prefer) => mergeTicks(mine, file, prefer),
)

interface Section {
  id: string
  items: readonly { id: string }[]
}

export interface Tally {
  done: number
  total: number
  /** Rounded to a whole number; 0 if there are no items. */
  percent: number
}

/** How many of the sections' items are done. */
export function tally(sections: readonly Section[], progress: ChecklistProgress): Tally {
  const items = sections.flatMap((section) =>
    section.items.map((item) => isDone(progress, section.id, item.id)),
  )
  const done = items.filter(Boolean).length
  const total = items.length
  return { done, total, percent: total === 0 ? 0 : Math.round((done / total) * 100) }
}

/** Whether every item of the sections is done. */
export function isComplete(sections: readonly Section[], progress: ChecklistProgress): boolean {
  const { done, total } = tally(sections, progress)
  return done === total
}

/** Whether anything is ticked, including ids that this version does not know. */
export function hasTicks(progress: ChecklistProgress): boolean {
  return Object.values(progress).some((items) => Object.values(items).includes(true))
}

export function isDone(progress: ChecklistProgress, section: string, item: string): boolean {
  return tickOf(progress, section, item) ?? false
}

/** Whether an item was last ticked or unticked; undefined if it was never either. */
export function tickOf(
  progress: ChecklistProgress,
  section: string,
  item: string,
): boolean | undefined {
  return ownOr(ownOr(progress, section, {}), item, undefined)
}

/** The progress with one item set. Everything else is kept, including ids that this version does not know. */
export function setDone(
  progress: ChecklistProgress,
  section: string,
  item: string,
  done: boolean,
): ChecklistProgress {
  return { ...progress, [section]: { ...ownOr(progress, section, {}), [item]: done } }
}
