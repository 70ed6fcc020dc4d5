import type { Scalars } from '../model/field'
import { isSame } from '../model/is-same'
import { createStore, setEntry } from '../page-store'
import { lateFailure } from '../store/use-attempt'
import { SaveError } from '../store/save-error'
import { dropDraft, readDraft } from './drafts'
import { openForms } from './open-forms'

/** A form's save in progress. It continues when the form is left, and ends early if it is canceled. */
export interface PendingSave {
  /** The values of the form when it was submitted, exactly as they were entered. */
  entered: Scalars
  /** The same values after validation, as they are stored. */
  values: Scalars
  /** Resolves when the save ends, with the error if it failed. */
  outcome: Promise<SaveError | undefined>
}

const store = createStore<ReadonlyMap<string, PendingSave>>(new Map())

/** The saves in progress, by the name of their form. */
export const pendingSaves = { get: store.get, subscribe: store.subscribe }

/**
 * Starts to save a form. After the save, its draft is deleted unless the user has typed since. If the save fails
 * while the form is closed, `lateFailure` gets the error.
 * @param write writes the values; `isWanted` returns false after Cancel or a reset
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
      // Wait until the save is in the store, where `isWanted` looks it up.
      await Promise.resolve()
      await write(isWanted)
      if (isWanted() && isSame(readDraft(form), draft)) dropDraft(form)
      return undefined
    } catch (error) {
      if (!(error instanceof SaveError)) throw error
      if (isWanted() && !openForms.get().includes(form)) lateFailure.set(error)
      return error
    } finally {
      if (isWanted()) cancelSave(form)
    }
  }
  const saving: PendingSave = { entered, values, outcome: run() }
  setEntry(store, form, saving)
  return saving
}

/** Cancels a save that is still waiting. What it has already written stays stored. */
export function cancelSave(form: string) {
  setEntry(store, form, undefined)
}
