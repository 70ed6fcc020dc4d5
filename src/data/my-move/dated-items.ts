import { housingSteps } from '@/data/housing/housing-steps'
import { licenseSteps } from '@/data/licensing/license-steps'
import { moveTasks } from '@/data/my-move/move-tasks'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import type { Dataset } from '@/engine/model/dataset'
import type { Step } from '@/schemas/content/step'

/** Something that a plan can date, with its words from where it stands. */
export interface DatedItem {
  /** The storage key of its tick. */
  store: 'checklistProgress' | 'planProgress'
  /** Under which names the tick lies there. */
  section: string
  item: string
  title: string
  /** What more there is to say; blank where the title is all. */
  text: string
}

/** Everything that a plan can date, by its name: "pcs-timeline/3-months/check-orders", "housing-steps/move-in". */
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

/** What is ticked in the plan alone lies under the name of its dataset. */
function ownItem(section: string, item: string, title: string, text: string): [string, DatedItem] {
  return [`${section}/${item}`, { store: 'planProgress', section, item, title, text }]
}
