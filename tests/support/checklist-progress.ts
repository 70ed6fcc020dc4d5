import { setDone, type ChecklistProgress } from '@/engine/model/checklist-progress'

/** The progress of a checklist in which these items are done: the ids of an item and of its section. */
export const withDone = (items: readonly { section: string; item: string }[]) =>
  items.reduce<ChecklistProgress>(
    (progress, { section, item }) => setDone(progress, section, item, true),
    {},
  )
