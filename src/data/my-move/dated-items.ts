import { housingSteps } from '@/data/housing/housing-steps'
import { licenseSteps } from '@/data/licensing/license-steps'
import { moveTasks } from '@/data/my-move/move-tasks'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import type { Dataset } from '@/engine/model/dataset'
import type { Step } from '@/schemas/content/step'

/** A checklist item, step or task that a plan can give a day. */
export interface DatedItem {
  /** The storage key that has its check mark. */
  store: 'checklistProgress' | 'planProgress'
  /** The names of its section and item under that key. */
  section: string
  item: string
  title: string
  /** Details; blank if the title says everything. */
  text: string
}

/** Every item that a plan can give a day, by name: "pcs-timeline/3-months/check-orders", "housing-steps/move-in". */
export const datedItems: ReadonlyMap<string, DatedItem> = new Map([
  ...pcsTimeline.rows.flatMap(({ id: section, items }) =>
    items.map(({ id: item, text }): [string, DatedItem] => [
      `${pcsTimeline.name}/${section}/${item}`,
      { store: 'checklistProgress', section, item, title: text, text: '' },
    ]),
  ),
  ...itemsOfSteps(licenseSteps),
  ...itemsOfSteps(housingSteps),
  ...moveTasks.rows.map(({ id, task, details }) => ownItem(moveTasks.name, id, task, details)),
])

function itemsOfSteps({ name, rows }: Dataset<Step>) {
  return rows.map(({ id, title, description }) => ownItem(name, id, title, description))
}

/** An item that is checked off only in the plan. It is stored under the name of its dataset. */
function ownItem(section: string, item: string, title: string, text: string): [string, DatedItem] {
  return [`${section}/${item}`, { store: 'planProgress', section, item, title, text }]
}
