import type { Merge } from './merge'

type Notes = Readonly<Record<string, string>>

/** Adds missing notes. If both sides have a note and they differ, the user decides. */
export const mergeNotes: Merge<Notes> = (mine, file, prefer) => {
  const counts = { added: 0, changed: 0, same: 0, undecided: 0 }
  const own = new Map(Object.entries(mine))
  const taken = Object.entries(file).filter(([id, text]) => {
    const known = own.get(id) ?? ''
    if (text === '' || text === known) counts.same++
    else if (known === '') counts.added++
    else counts.undecided++
    return text !== '' && text !== known && (known === '' || prefer === 'file')
  })
  counts.changed = taken.length - counts.added
  return {
    ...counts,
    value: taken.length === 0 ? mine : Object.fromEntries([...own, ...taken]),
  }
}
