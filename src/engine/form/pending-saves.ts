import type { Scalars } from '../model/field'
import { isSame } from '../model/is-same'
import { createStore } from '../page-store'
import { lateFailure } from '../store/late-failure'
import { SaveError } from '../store/save-error'
import { dropDraft, readDraft } from './drafts'
import { openForms } from './open-forms'

/** A save of a form that is on its way. It goes on when the form is left; it ends when it is cancelled. */
export interface PendingSave {
  /** What the form held as it was saved, letter by letter. */
  entered: Scalars
  /** The same, as it is stored. */
  values: Scalars
  /** Resolves when it is over, with why it was not saved if it was not. */
  outcome: Promise<SaveError | undefined>
}

const store = createStore<ReadonlyMap<string, PendingSave>>(new Map())

/** The saves that are on their way, by form. */
export const pendingSaves = { get: store.get, subscribe: store.subscribe }

/**
 * Starts to save a form. Once it is saved, the draft goes, unless something was typed since.
 * @param write is told whether the save is still wanted. A reset ends that, as Cancel does.
 */
export function startSave(
  form: string,
  { entered, values }: Pick<PendingSave, 'entered' | 'values'>,
  write: (isWanted: () => boolean) => Promise<void>,
): PendingSave {
  const draft = readDraft(form)
  const isWanted = () => store.get().get(form) === saving
  const run = async () => {
    try {
      await Promise.resolve()
      await write(isWanted)
      if (isWanted() && isSame(readDraft(form), draft)) dropDraft(form)
      return undefined
    } catch (error) {
      if (!(error instanceof SaveError)) throw error
      if (isWanted() && !openForms.get().includes(form)) lateFailure.set(error.message)
      return error
    } finally {
      if (isWanted()) cancelSave(form)
    }
  }
  const saving: PendingSave = { entered, values, outcome: run() }
  store.set(new Map(store.get()).set(form, saving))
  return saving
}

/** Makes a save that still waits give up. What is stored by then stays. */
export function cancelSave(form: string) {
  store.set(new Map([...store.get()].filter(([name]) => name !== form)))
}
