import type { KeyValueStorage } from '../storage'
import { VERSION_KEY } from '../version'
import type { DurableCopy } from './copy'
import type { Texts } from './database'
import { newStorageId, readSaveMark, rememberInTab, writeSaveMark } from './save-mark'

export type WriteLog = ReturnType<typeof createWriteLog>

/** Numbers what this tab writes to the browser's storage, and hands it to the copy on the disk. */
export function createWriteLog(storage: KeyValueStorage, copy: DurableCopy) {
  let hasMark = false

  /** @returns the number of the write that it stands for; 0 where there is no database to number it for */
  function raise(): number {
    const mark = readSaveMark(storage)
    // A mark that is there goes on without the database too: the next start has to know.
    if (!mark && !copy.isThere()) return 0
    const { id, number, apartFrom } = mark ?? { id: newStorageId(), number: 0 }
    const since = apartFrom ?? (copy.isAtWork() ? undefined : number)
    writeSaveMark(storage, {
      id,
      number: number + 1,
      ...(since === undefined ? {} : { apartFrom: since }),
    })
    if (!hasMark) rememberInTab(id)
    hasMark = true
    return number + 1
  }

  return {
    raise,
    /** Lets the copy follow what was just written. */
    note: (texts: Texts) => {
      const number = raise()
      if (number === 0) return
      const version = storage.getItem(VERSION_KEY)
      copy.note(version === null ? texts : [...texts, [VERSION_KEY, version]], number)
    },
    /** Looks whether the storage has its mark by now. */
    look: () => {
      const mark = hasMark ? undefined : readSaveMark(storage)
      if (!mark) return
      rememberInTab(mark.id)
      hasMark = true
    },
    /** Whether the storage had its mark and has it no more: something has emptied it. */
    isGone: () => hasMark && !readSaveMark(storage),
    /** The storage begins anew. */
    forget: () => void (hasMark = false),
  }
}
