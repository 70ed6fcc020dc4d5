import { presentTexts, putBackTexts, storedTexts, type KeyValueStorage } from '../storage'
import type { DurableCopy } from './copy'
import type { Intent } from './database'
import { readSaveMark, SAVE_MARK_KEY, writeSaveMark } from './save-mark'

/**
 * Makes the browser's storage what the database beside it says that it was: finishes what was interrupted,
 * brings back what a crash took, and sets aside what belongs to a storage that is gone. Nobody else may
 * write meanwhile. Another tab may have done it by now: everything is read once more.
 */
export async function bringBack(storage: KeyValueStorage, copy: DurableCopy): Promise<void> {
  const state = await copy.open()
  if (!state) return
  if (state.intent) return finish(state.intent, storage, copy)
  const mark = readSaveMark(storage)
  if (!mark) {
    if (storage.length === 0) await copy.setAside()
    return
  }
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

/** Does what was begun and not finished. */
async function finish(intent: Intent, storage: KeyValueStorage, copy: DurableCopy) {
  if (intent.kind === 'reset') {
    storage.clear()
    return copy.forget()
  }
  const mark = readSaveMark(storage)
  if (!mark) return
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
