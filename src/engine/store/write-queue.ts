import type { Mirror } from './mirror/mirror'
import { readSaveMark } from './save-mark'
import { SaveError } from './save-error'
import type { KeyValueStorage } from './storage'
import type { Lock } from './tabs/lock'
import type { WriteGuard } from './write-guard'

/** The result of a turn that found something half written and did nothing. */
const HALF = Symbol('half written')

interface Parts {
  storage: KeyValueStorage
  mirror: Mirror
  lock: Lock
  guard: WriteGuard
  /** Compares storage and mirror, which takes back what is half written. */
  repair: () => Promise<void>
}

/**
 * The one queue of writes: each runs while no other tab writes, on data that is whole, and resolves when the
 * mirror has it on the disk. See docs/decisions/0002.
 */
export function createWriteQueue({ storage, mirror, lock, guard, repair }: Parts) {
  /**
   * Whether another page ended while it wrote several keys as one. A write on top of half of that would keep the
   * half, and what was saved before would be lost.
   */
  function isHalfWritten(): boolean {
    const mark = mirror.isWorking() ? readSaveMark(storage) : undefined
    return mark?.writing !== undefined && mark.divergedAt === undefined
  }

  /** Takes a turn. One that finds something half written is taken again after the repair. */
  async function onWholeData<Result>(turn: () => Promise<Result | typeof HALF>): Promise<Result> {
    const first = await turn()
    if (first !== HALF) return first
    await repair()
    const second = await turn()
    if (second === HALF) throw new SaveError('unfinished')
    return second
  }

  return {
    isHalfWritten,
    /** Runs a synchronous write. Rejects with a SaveError if the storage is emptied before it is on the disk. */
    run: async <Result>(write: () => Result): Promise<Result> => {
      const resetsBefore = guard.resets()
      let id = readSaveMark(storage)?.id
      const assertNotEmptied = () => {
        const isAnother = id !== undefined && readSaveMark(storage)?.id !== id
        if (isAnother && guard.isEmptied()) guard.handleEmptied()
        if (isAnother || guard.resets() !== resetsBefore) throw new SaveError('emptied')
      }
      const result = await onWholeData(() =>
        lock.run(() => {
          assertNotEmptied()
          if (isHalfWritten()) return HALF
          const written = write()
          id = readSaveMark(storage)?.id
          return written
        }),
      )
      await mirror.settled()
      assertNotEmptied()
      return result
    },
    /** Runs work that takes its time. Nothing else is written meanwhile, in this tab or another. */
    runAlone: <Result>(work: () => Promise<Result>): Promise<Result> =>
      onWholeData(() => lock.runAlone(async () => (isHalfWritten() ? HALF : work()))),
  }
}
