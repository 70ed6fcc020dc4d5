import type { ChecklistProgress } from '../checklist-progress'
import type { Merge } from './merge'

/** An item is done if it is done on either side. Sections and items unknown to this version are kept. */
export const mergeProgress: Merge<ChecklistProgress> = (mine, file) => {
  const merged = new Map(
    Object.entries(mine).map(([section, items]) => [section, new Map(Object.entries(items))]),
  )
  const counts = { added: 0, changed: 0, same: 0, undecided: 0 }
  for (const [section, items] of Object.entries(file)) {
    const into = merged.get(section) ?? new Map<string, boolean>()
    merged.set(section, into)
    for (const [item, done] of Object.entries(items)) {
      const known = into.get(item)
      if (known === done || known === true) counts.same++
      else {
        counts[known === undefined ? 'added' : 'changed']++
        into.set(item, done)
      }
    }
  }
  const isUnchanged = counts.added + counts.changed === 0
  return { ...counts, value: isUnchanged ? mine : toRecord(merged) }
}

function toRecord(sections: ReadonlyMap<string, ReadonlyMap<string, boolean>>): ChecklistProgress {
  return Object.fromEntries(
    [...sections].map(([section, items]) => [section, Object.fromEntries(items)]),
  )
}
