import { isDone, type ChecklistProgress } from '@/engine/model/checklist-progress'
import type { ChecklistRow } from '@/engine/views/checklist/checklist-view'

/** So many open items are shown. */
const SHOWN = 3

/** An item of a checklist, in its section. */
export interface Step {
  section: ChecklistRow
  item: ChecklistRow['items'][number]
  done: boolean
}

/**
 * The first open items, in the order of the checklist, with those that were ticked here: an item that
 * went away under the finger could not be taken back, and the next one would stand in its place.
 * @param ticked the ids of items that stay
 */
export function nextSteps(
  sections: readonly ChecklistRow[],
  progress: ChecklistProgress,
  ticked: ReadonlySet<string>,
): readonly Step[] {
  const steps = sections.flatMap((section) =>
    section.items.map((item) => ({ section, item, done: isDone(progress, section.id, item.id) })),
  )
  const next = new Set(steps.filter(({ done }) => !done).slice(0, SHOWN))
  return steps.filter((step) => next.has(step) || ticked.has(stepId(step)))
}

/** Tells an item from those of other sections. */
export function stepId({ section, item }: Pick<Step, 'section' | 'item'>): string {
  return `${section.id}/${item.id}`
}
