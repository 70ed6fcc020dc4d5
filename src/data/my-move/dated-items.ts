import { housingSteps } from '@/data/housing/housing-steps'
import { licenseSteps } from '@/data/licensing/license-steps'
import { moveTasks } from '@/data/my-move/move-tasks'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import type { Dataset } from '@/engine/model/dataset'
import type { Step } from '@/schemas/content/step'
import type { MoveProgress } from '@/schemas/my-move/plan-progress'

/** A checklist item, step or task that a move plan can give a due date, with the title and text of its dataset. */
export interface DatedItem {
  /** The storage key of its progress. */
  store: keyof MoveProgress
  /** The section and item under which its progress is stored. */
  section: string
  item: string
  title: string
  /** Details; blank if there are none. */
  text: string
}

/** All dated items by id: "pcs-timeline/3-months/check-orders", "housing-steps/move-in". */
export const datedItems: ReadonlyMap<string, DatedItem> = new Map([
  ...pcsTimeline.rows.flatMap(({ id: section, items }) =>
    items.map(({ id: item, text }): [string, DatedItem] => [
      `${pcsTimeline.name}/${section}/${item}`,
      { store: 'checklistProgress', section, item, title: text, text: '' },
    ]),
  ),
  ...itemsOfSteps(licenseSteps),
  ...itemsOfSteps(housingSteps),
  ...moveTasks.rows.map(({ id, task, details }) => planItem(moveTasks.name, id, task, details)),
])

function itemsOfSteps({ name, rows }: Dataset<Step>) {
  return rows.map(({ id, title, description }) => planItem(name, id, title, description))
}

/** An item that is checked off only in the plan. Its section is the name of its dataset. */
function planItem(section: string, item: string, title: string, text: string): [string, DatedItem] {
  return [`${section}/${item}`, { store: 'planProgress', section, item, title, text }]
}
