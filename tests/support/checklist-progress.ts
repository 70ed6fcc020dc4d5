import { setDone, type ChecklistProgress } from '@/engine/model/checklist-progress'

/** An item of a checklist, by the ids of its section and its own. */
export interface ItemRef {
  section: string
  item: string
}

/** The progress of a checklist in which these items are done. */
export const withDone = (items: readonly ItemRef[]): ChecklistProgress =>
  items.reduce<ChecklistProgress>(
    (progress, { section, item }) => setDone(progress, section, item, true),
    {},
  )
