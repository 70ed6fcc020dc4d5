import { isDone, type ChecklistProgress } from '@/engine/model/checklist-progress'
import type { ChecklistRow } from '@/engine/views/checklist/checklist-view'

/** How many open items are shown. */
const SHOWN = 3

/** An item of a checklist, in its section. */
export interface Step {
  section: ChecklistRow
  item: ChecklistRow['items'][number]
  done: boolean
}

/**
 * The first open items and those that were ticked here, in the order of the checklist. A ticked item stays, so that
 * the tick can be undone and no other item moves under the finger.
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

/** An id for an item that is unique across sections. */
export function stepId({ section, item }: Pick<Step, 'section' | 'item'>): string {
  return `${section.id}/${item.id}`
}
