/** Why the folder has no current backup. */
export type FolderTrouble = 'prompt' | 'denied' | 'gone' | 'full' | 'loss' | 'failed'

/** Classifies an error from reading or writing the folder. */
export function troubleOf(error: unknown): FolderTrouble {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError') return 'gone'
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'QuotaExceededError' ? 'full' : 'failed'
}

export type FolderAction =
  | 'Allow Again'
  | 'Try Again'
  | 'Choose Another Folder'
  | 'Restore from the Folder'
  | 'Back Up Anyway'

/** The message for each trouble, and the buttons that help. */
export const troubles: Record<
  FolderTrouble,
  { message: (folder: string) => string; actions: readonly FolderAction[] }
> = {
  prompt: {
    message: (folder) =>
      `Your browser needs your OK again before it writes to ${folder}. Press Allow Again.`,
    actions: ['Allow Again'],
  },
  denied: {
    message: (folder) =>
      `Your browser does not let this site write to ${folder}. Allow it in your browser’s settings for this site and press Allow Again, or choose another folder.`,
    actions: ['Allow Again', 'Choose Another Folder'],
  },
  gone: {
    message: (folder) =>
      `${folder} was not found. If it is on a drive, connect the drive and press Try Again. If you moved or deleted it, choose another folder.`,
    actions: ['Try Again', 'Choose Another Folder'],
  },
  full: {
    message: (folder) =>
      `There is no room left for a backup in ${folder}. Free some space there and press Try Again, or choose another folder.`,
    actions: ['Try Again', 'Choose Another Folder'],
  },
  loss: {
    message: () =>
      'This device has fewer entries than your last backup. If something is missing here, restore it. If you deleted it yourself, back up anyway: the fuller backup is kept beside the new one.',
    actions: ['Restore from the Folder', 'Back Up Anyway'],
  },
  failed: {
    message: (folder) =>
      `The backup could not be written to ${folder}. Your entries were not changed. Press Try Again, or choose another folder.`,
    actions: ['Try Again', 'Choose Another Folder'],
  },
}
