import type { Scalars } from '../model/field'
import { isQuotaError } from './storage'

const sentences = {
  full: 'Your browser’s storage is full, so this was not saved. Nothing you saved before has changed. Download a backup, delete what you no longer need, and try again.',
  denied:
    'Your browser refused to save this. Nothing you saved before has changed. Allow this site to store data in your browser’s settings, and try again.',
  unreadable:
    'This was not saved, because some of your data cannot be read and there is no space to set it aside. Open Settings, download the unreadable data and remove it there. Then try again.',
  newer:
    'Another tab has opened a newer version of this site, so this was not saved. Copy what you typed, then reload this page.',
  ahead:
    'Your data was saved by a newer version of this site, so this older one did not save your change. Nothing you saved before has changed. Copy what you typed, then get the newer version.',
  older:
    'Your data comes from an older version of this site and could not be updated, so nothing can be saved right now. Nothing you saved before has changed. Download a full backup in Settings, then reload this page.',
  emptied:
    'Your stored data was erased before this could be saved. What you typed is still here. If there is a question at the top of the page, answer it. Then try again.',
  unfinished:
    'There was not enough space to finish, and not everything could be put back right away. Nothing is lost: there is a copy of everything from before. Free up some space on this device, then reload this page to put it back.',
  overtaken:
    'Another tab has changed something since then, so nothing was changed here. Check what is here now, then try again.',
  changed: 'This was changed since then. Undo would lose that change, so nothing was undone.',
  halfway:
    'There was not enough space to finish, and not everything could be put back. Keep this page open, free up some space on this device, then press “Undo the Restore” to put back the rest.',
  gone: 'This is no longer here: another tab deleted it or moved it. Your change was not saved.',
  conflict:
    'Another tab changed the same thing, so this was not saved yet. Choose which one to keep, then save again.',
  cancelled: 'This was canceled, so it was not saved.',
} as const

/** A change that did not reach the storage. Its message is a sentence for the user who made it. */
export class SaveError extends Error {
  override name = 'SaveError'

  constructor(
    readonly reason: keyof typeof sentences,
    options?: ErrorOptions,
  ) {
    super(sentences[reason], options)
  }
}

/** A change of a form to fields that another tab has changed since the form opened. Nothing is written. */
export class SaveConflict extends SaveError {
  override name = 'SaveConflict'

  /** @param theirs what these fields hold now */
  constructor(readonly theirs: Scalars) {
    super('conflict')
  }
}

/** A replacement that stopped halfway, with nothing in the mirror from which the next start could finish it. */
export class HalfwayError extends SaveError {
  constructor(
    /** The earlier texts of the names that were to change. Replacing with them puts everything back. */
    readonly before: ReadonlyMap<string, string | null>,
    options?: ErrorOptions,
  ) {
    super('halfway', options)
  }
}

/** What `setItem` threw, as a SaveError. */
export function saveErrorFrom(cause: unknown): SaveError {
  return new SaveError(isQuotaError(cause) ? 'full' : 'denied', { cause })
}
