import {
  SAVE_MARK_KEY,
  presentTexts,
  putBackTexts,
  storedTexts,
  type KeyValueStorage,
} from '../storage'
import type { DurableCopy } from './copy'
import type { DatabaseState, Intent } from './database'
import { idSeenInTab, isUnfinished, readSaveMark, writeSaveMark, type SaveMark } from './save-mark'

/**
 * Makes the browser's storage what the database beside it says that it was: finishes what was interrupted,
 * brings back what a crash took, and sets aside what belongs to a storage that is gone. Nobody else may
 * write meanwhile. Another tab may have done it by now: everything is read once more.
 */
export async function bringBack(storage: KeyValueStorage, copy: DurableCopy): Promise<void> {
  const state = await copy.open()
  if (!state) return
  const erased = readSaveMark(storage)?.id
  if (erased !== undefined && state.erased?.includes(erased)) storage.clear()
  const mark = readSaveMark(storage) ?? (await markOfLost(state, storage, copy))
  if (!mark) return
  if (state.intent && isUnfinished(state, mark)) return finish(state.intent, mark, storage, copy)
  if (state.id !== mark.id || state.number <= mark.number) return
  const ahead = await copy.writesAfter(mark.number)
  const lost = ahead.filter(([name, text]) => storage.getItem(name) !== text)
  if (lay(storage, new Map(lost))) {
    writeSaveMark(storage, { ...mark, number: state.number })
    if (lost.length > 0) copy.say({ broughtBack: lost.length })
  } else {
    // What comes now goes its own way; the copy is then set aside, and the person is asked.
    writeSaveMark(storage, { ...mark, apartFrom: mark.number })
  }
}

/**
 * The mark from before the first write of a storage that a crash took whole. One that the browser had kept
 * before is not brought back by itself: something has emptied it, and the person is asked.
 */
async function markOfLost(
  state: DatabaseState,
  storage: KeyValueStorage,
  copy: DurableCopy,
): Promise<SaveMark | undefined> {
  if (state.id === '') return undefined
  if (!state.isSeen && idSeenInTab() !== state.id) return { id: state.id, number: 0 }
  const copied = await copy.writesAfter(-1)
  if (copied.length > 0 && copied.every(([name, text]) => storage.getItem(name) === text)) {
    // The mark alone is gone.
    writeSaveMark(storage, { id: state.id, number: state.number })
    return undefined
  }
  await copy.setAside(state.id)
  return undefined
}

/** Does what was begun and not finished. */
async function finish(intent: Intent, mark: SaveMark, storage: KeyValueStorage, copy: DurableCopy) {
  const texts = new Map(intent.texts)
  // Without room for all of it nothing of it is done; the version from before has everything.
  const isDone = lay(storage, texts)
  const number = Math.max(mark.number, intent.number)
  writeSaveMark(storage, { ...mark, number })
  copy.note(isDone ? intent.texts : currentTexts(storage), number)
  await copy.settled()
}

const currentTexts = (storage: KeyValueStorage) =>
  storedTexts(storage, (name) => name !== SAVE_MARK_KEY)

/** Lays texts under their names, all or none. @returns whether it did */
function lay(storage: KeyValueStorage, texts: ReadonlyMap<string, string | null>): boolean {
  const isConcerned = (name: string) => texts.has(name)
  const before = new Map(storedTexts(storage, isConcerned))
  try {
    putBackTexts(storage, presentTexts(texts), isConcerned)
    return true
  } catch (error) {
    console.error('Error bringing back what was saved:', error)
    putBackTexts(storage, before, isConcerned)
    return false
  }
}
