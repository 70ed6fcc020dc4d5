import { isQuotaError } from './storage'

const sentences = {
  full: 'Your browser’s storage is full, so this was not saved. Nothing you saved before has changed. Download a backup, delete what you no longer need, and try again.',
  denied:
    'Your browser refused to save this. Nothing you saved before has changed. Allow this site to store data in your browser’s settings, and try again.',
  unreadable:
    'This was not saved, because some stored data cannot be read and there is no room to set it aside. Download the unreadable data first.',
  newer:
    'Another tab has opened a newer version of this site, so this was not saved. Copy what you typed, then reload this page.',
  ahead:
    'What is stored here was written by a newer version of this site than this one, so this was not saved. Nothing you saved before has changed. Copy what you typed, and get the newer version first.',
  older:
    'What is stored here comes from an older version of this site and could not be brought up to date, so nothing is saved for now. Nothing you saved before has changed. Download a full backup in Settings, then reload this page.',
  emptied:
    'What was stored here was erased while this waited, so this was not saved. What you typed is still here: copy it, then see the message at the top of the page.',
  unfinished:
    'There was no room to finish, and not everything could be put back at once. Nothing is lost: a copy of everything from before is kept. Free some space on this device, then reload this page and it is put back.',
  overtaken:
    'Another tab has restored or undone something since, so nothing was changed here. Look at what is here now, then try again.',
  halfway:
    'There was no room to finish, and not everything could be put back. Keep this page open, free some space on this device, then press “Undo the Restore” to put back the rest.',
  gone: 'This was deleted in another tab while you were editing it. You can save what is here as a new one.',
  conflict:
    'Another tab changed the same thing, so this was not saved yet. Choose which one to keep, then save again.',
  cancelled: 'This was cancelled, so it was not saved.',
} as const

/** A change that did not reach the storage. Its message is a sentence for the person who made it. */
export class SaveError extends Error {
  override name = 'SaveError'

  constructor(
    readonly reason: keyof typeof sentences,
    options?: ErrorOptions,
  ) {
    super(sentences[reason], options)
  }
}

/** A replacement that is half done, with no copy on the disk to finish it from. */
export class HalfwayError extends SaveError {
  constructor(
    /** What lay under the names that were to change: replacing by it puts everything back. */
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
