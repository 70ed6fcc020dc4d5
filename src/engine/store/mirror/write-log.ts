import type { KeyValueStorage } from '../storage'
import { SaveError } from '../save-error'
import { SCHEMA_VERSION_KEY } from '../schema-version'
import type { Mirror } from './mirror'
import type { Texts } from './database'
import {
  isSequenceNumber,
  newStorageId,
  readSaveMark,
  rememberInTab,
  writeSaveMark,
  type SaveMark,
} from '../save-mark'

export type WriteLog = ReturnType<typeof createWriteLog>

/** Numbers this tab's writes to the browser's storage and queues them for the mirror. */
export function createWriteLog(storage: KeyValueStorage, mirror: Mirror) {
  /** The id in the save mark once it was read. A storage that has lost it was emptied. */
  let knownId: string | undefined
  /** The last number, if the storage had no room for a mark with it. */
  let unrecordedNumber: number | undefined

  /**
   * Writes the save mark for the next write.
   * @param completedKeys keys that were written together and are complete by now
   * @returns the number of the write; 0 if there is no mirror
   */
  function nextSequence(completedKeys: readonly string[] = []): number {
    const mark = readSaveMark(storage)
    // An existing mark is kept up to date without a mirror too: the next start compares by it.
    if (!mark && !mirror.exists()) return 0
    const { id, divergedAt, writing, absent, ...known } = mark ?? { id: newStorageId(), number: 0 }
    // After the largest number, counting starts again, and the mirror gets everything once more.
    const last = Math.max(known.number, unrecordedNumber ?? 0)
    const isOver = !isSequenceNumber(last + 1)
    const number = isOver ? 0 : last
    const since = isOver ? 0 : (divergedAt ?? (mirror.isWorking() ? undefined : number))
    const isMarked = writeSaveMark(storage, {
      ...known,
      id,
      number: number + 1,
      divergedAt: since,
      ...stillWriting({ writing, absent }, completedKeys),
    })
    unrecordedNumber = isMarked || !mark ? undefined : number + 1
    // A storage too full for its mark has not lost it.
    if (mark || readSaveMark(storage)) rememberId(id)
    return number + 1
  }

  function rememberId(id: string) {
    if (knownId !== id) rememberInTab(id)
    knownId = id
  }

  function record(texts: Texts, added?: readonly string[], completedKeys?: readonly string[]) {
    const number = nextSequence(completedKeys)
    if (number === 0) return
    const version = storage.getItem(SCHEMA_VERSION_KEY)
    mirror.enqueue(
      version === null ? texts : [...texts, [SCHEMA_VERSION_KEY, version]],
      number,
      added,
    )
  }

  /** Puts the keys that are about to be written together into the mark. */
  function markWriting(names: readonly string[]) {
    const mark = readSaveMark(storage)
    // A mirror that is behind cannot undo them.
    if (!mark || mark.divergedAt !== undefined || !mirror.isWorking()) return
    const { writing = [], absent = [] } = mark
    const added = names.filter((name) => !writing.includes(name))
    const empty = [...absent, ...added.filter((name) => storage.getItem(name) === null)]
    writeSaveMark(storage, {
      ...mark,
      writing: [...writing, ...added],
      ...(empty.length > 0 && { absent: empty }),
    })
  }

  /** Takes keys out of the mark: they hold what they held before. */
  function unmarkWriting(names: readonly string[]) {
    const mark = readSaveMark(storage)
    if (!mark?.writing) return
    const { writing, absent, ...rest } = mark
    writeSaveMark(storage, { ...rest, ...stillWriting({ writing, absent }, names) })
  }

  return {
    nextSequence,
    /**
     * Queues what was just written for the mirror.
     * @param added the keys that held nothing before
     */
    record: (texts: Texts, added?: readonly string[]) => record(texts, added),
    /**
     * Writes several keys together. A page that ends in the middle leaves their names in the mark, and the next
     * start undoes the write from the mirror. Rethrows the error of `write`.
     * @param write writes all of them or none, and returns what it wrote
     * @param added those that held nothing before
     */
    recordTogether: (names: readonly string[], write: () => Texts, added?: readonly string[]) => {
      markWriting(names)
      try {
        record(write(), added, names)
      } catch (error) {
        const isHalf = error instanceof SaveError && error.reason === 'unfinished'
        if (!isHalf) unmarkWriting(names)
        throw error
      }
    },
    /**
     * Marks the storage as half written while a replacement that the mirror has stored is done. If the page ends
     * in the middle, no tab writes before the replacement is finished. The next number ends it.
     */
    markReplacement: () => markWriting([]),
    /**
     * Records that the mirror kept no version before a replacement, so that an earlier one does not count as the last.
     * @param number the number of the replacement; 0 if there is no mirror
     */
    noteUnversioned: (number: number) => {
      const mark = readSaveMark(storage)
      if (mark && number > 0) writeSaveMark(storage, { ...mark, unversionedAt: number })
    },
    /**
     * Lets the next start restore the storage from the mirror: the storage holds half of a replacement. A storage
     * that has diverged holds more than the mirror and is not restored.
     */
    deferToMirror: () => {
      unrecordedNumber = undefined
      const mark = readSaveMark(storage)
      if (mark && mark.divergedAt === undefined) writeSaveMark(storage, { id: mark.id, number: 0 })
    },
    /** Reads the mark, unless it was read before. */
    readMark: () => {
      const mark = knownId === undefined ? readSaveMark(storage) : undefined
      if (mark) rememberId(mark.id)
    },
    /** The id that the mark had, if the mark is gone: the storage was emptied. */
    lostId: () => (readSaveMark(storage) ? undefined : knownId),
    /** Call it when the storage was reset or emptied. */
    forget: () => {
      knownId = undefined
      unrecordedNumber = undefined
    },
    /** Continues after this number, which the mark may lack: storage and mirror were equal at it. */
    continueAfter: (number: number) => void (unrecordedNumber = number),
  }
}

/** The keys that another tab has left half written. They must still be undone. */
function stillWriting(
  { writing = [], absent = [] }: Pick<SaveMark, 'writing' | 'absent'>,
  removed: readonly string[],
): Pick<SaveMark, 'writing' | 'absent'> {
  const isLeft = (name: string) => !removed.includes(name)
  const [left, empty] = [writing.filter(isLeft), absent.filter(isLeft)]
  return left.length > 0 ? { writing: left, ...(empty.length > 0 && { absent: empty }) } : {}
}
