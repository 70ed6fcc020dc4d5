import type { KeyValueStorage } from '../storage'
import { VERSION_KEY } from '../version'
import type { DurableCopy } from './copy'
import type { Texts } from './database'
import { newStorageId, readSaveMark, rememberInTab, writeSaveMark } from './save-mark'

export type WriteLog = ReturnType<typeof createWriteLog>

/** Numbers what this tab writes to the browser's storage, and hands it to the copy on the disk. */
export function createWriteLog(storage: KeyValueStorage, copy: DurableCopy) {
  /** The id in the mark, from when it was seen; a storage that has lost it was emptied. */
  let seen: string | undefined

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
    // A storage too full for its mark is not one that has lost it.
    if (mark || readSaveMark(storage)) see(id)
    return number + 1
  }

  function see(id: string) {
    if (seen !== id) rememberInTab(id)
    seen = id
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
    /**
     * Lets the next start bring back what the copy has: the storage holds half of one thing and half of
     * another. Where it holds more than the copy it does not give way.
     */
    giveWay: () => {
      const mark = readSaveMark(storage)
      if (mark && mark.apartFrom === undefined) writeSaveMark(storage, { id: mark.id, number: 0 })
    },
    /** Looks whether the storage has its mark by now. */
    look: () => {
      const mark = seen === undefined ? readSaveMark(storage) : undefined
      if (mark) see(mark.id)
    },
    /** The id in the mark that the storage had and has no more: something has emptied it. */
    gone: () => (readSaveMark(storage) ? undefined : seen),
    /** The storage begins anew. */
    forget: () => void (seen = undefined),
  }
}
