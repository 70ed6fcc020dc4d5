import type { KeyValueStorage } from '../storage'
import { SaveError } from '../save-error'
import { VERSION_KEY } from '../version'
import type { Mirror } from './mirror'
import type { Texts } from './database'
import {
  isSequenceNumber,
  newStorageId,
  readSaveMark,
  rememberInTab,
  writeSaveMark,
  type SaveMark,
} from './save-mark'

export type WriteLog = ReturnType<typeof createWriteLog>

/** Numbers what this tab writes to the browser's storage, and hands it to the mirror. */
export function createWriteLog(storage: KeyValueStorage, mirror: Mirror) {
  /** The id in the mark, from when it was seen; a storage that has lost it was emptied. */
  let seen: string | undefined
  /** The last number, where the storage had no room for a mark with it. */
  let unmarked: number | undefined

  /**
   * @param whole the keys that were written as one, and hold all of it by now
   * @returns the number of the write that it stands for; 0 where there is no database to number it for
   */
  function nextSequence(whole: readonly string[] = []): number {
    const mark = readSaveMark(storage)
    // A mark that is there goes on without the database too: the next start has to know.
    if (!mark && !mirror.exists()) return 0
    const { id, divergedAt, writing, ...known } = mark ?? { id: newStorageId(), number: 0 }
    // After the last number there is, counting starts again. The database then gets everything once more.
    const last = Math.max(known.number, unmarked ?? 0)
    const isOver = !isSequenceNumber(last + 1)
    const number = isOver ? 0 : last
    const since = isOver ? 0 : (divergedAt ?? (mirror.isWorking() ? undefined : number))
    const isMarked = writeSaveMark(storage, {
      id,
      number: number + 1,
      ...(since === undefined ? {} : { divergedAt: since }),
      ...stillWriting(writing, whole),
    })
    unmarked = isMarked || !mark ? undefined : number + 1
    // A storage too full for its mark is not one that has lost it.
    if (mark || readSaveMark(storage)) see(id)
    return number + 1
  }

  function see(id: string) {
    if (seen !== id) rememberInTab(id)
    seen = id
  }

  function record(texts: Texts, whole?: readonly string[]) {
    const number = nextSequence(whole)
    if (number === 0) return
    const version = storage.getItem(VERSION_KEY)
    mirror.note(version === null ? texts : [...texts, [VERSION_KEY, version]], number)
  }

  /** Names the keys that are about to be written as one. */
  function open(names: readonly string[]) {
    const mark = readSaveMark(storage)
    // A database that is behind has nothing to take them back to.
    if (!mark || mark.divergedAt !== undefined || !mirror.isWorking()) return
    writeSaveMark(storage, { ...mark, writing: [...new Set([...(mark.writing ?? []), ...names])] })
  }

  /** They hold what they held before. */
  function close(names: readonly string[]) {
    const mark = readSaveMark(storage)
    if (!mark?.writing) return
    const { writing, ...rest } = mark
    writeSaveMark(storage, { ...rest, ...stillWriting(writing, names) })
  }

  return {
    nextSequence,
    /** Lets the mirror follow what was just written. */
    record: (texts: Texts) => record(texts),
    /**
     * Writes several keys as one. A page that ends in the middle leaves their names in the mark, and the next
     * start takes them back to what the mirror holds. Passes on what `write` throws.
     * @param write writes all of them or none, and returns what it wrote
     */
    recordTogether: (names: readonly string[], write: () => Texts) => {
      open(names)
      try {
        record(write(), names)
      } catch (error) {
        const isHalf = error instanceof SaveError && error.reason === 'unfinished'
        if (!isHalf) close(names)
        throw error
      }
    },
    /**
     * Lets the next start bring back what the mirror has: the storage holds half of one thing and half of
     * another. Where it holds more than the mirror it does not give way.
     */
    deferToMirror: () => {
      unmarked = undefined
      const mark = readSaveMark(storage)
      if (mark && mark.divergedAt === undefined) writeSaveMark(storage, { id: mark.id, number: 0 })
    },
    /** Looks whether the storage has its mark by now. */
    readMark: () => {
      const mark = seen === undefined ? readSaveMark(storage) : undefined
      if (mark) see(mark.id)
    },
    /** The id in the mark that the storage had and has no more: something has emptied it. */
    lostId: () => (readSaveMark(storage) ? undefined : seen),
    /** The storage begins anew. */
    forget: () => {
      seen = undefined
      unmarked = undefined
    },
    /** Goes on after this number: both held the same when it was the last, and the mark may not have it. */
    continueAfter: (number: number) => void (unmarked = number),
  }
}

/** What another tab has left half written is still to be taken back. */
function stillWriting(
  writing: readonly string[] = [],
  closed: readonly string[],
): Pick<SaveMark, 'writing'> {
  const left = writing.filter((name) => !closed.includes(name))
  return left.length > 0 ? { writing: left } : {}
}
