import type { StorageRow } from '@/engine/screen/screen'
import { modules } from './index'

/**
 * Every key that the product can write to the browser's local storage, and what is stored under it, in plain words. The
 * privacy page shows this table, and a contract test compares it with the entities and documents of the repository. It
 * imports no schemas, so that the page stays small. The IndexedDB mirror (docs/storage.md) has the same data. Unsaved
 * entries are in the tab's session storage; a sentence on the page explains that.
 */
export const storageTable: readonly StorageRow[] = [
  {
    key: 'userProfile',
    holds: 'Your name, location, career field, years as a spouse and situation.',
  },
  { key: 'privacySettings', holds: 'Your six sharing switches.' },
  { key: 'modulePreferences', holds: 'The modules you chose for your dashboard.' },
  { key: 'profileCreated', holds: 'Whether the first setup step is done.' },
  { key: 'privacyConfigured', holds: 'Whether the second setup step is done.' },
  { key: 'onboardingComplete', holds: 'Whether the setup is complete.' },
  { key: 'joinDate', holds: 'When you first opened the dashboard.' },
  ...modules.flatMap(({ stores }) => stores),
  { key: 'darkMode', holds: 'Whether you chose dark mode.' },
  {
    key: 'transitionPromoDismissed',
    holds: 'Whether you closed the message about our transition product.',
  },
  {
    key: 'listLooks',
    holds:
      'How you chose to see each of your lists: as cards, rows or a board, and in what order; where you compare pay; and the state of your unemployment office.',
  },
  {
    key: 'backupLog',
    holds:
      'When you last made a backup, chose “Not Now” or opened the dashboard, when you came back after days away, how many changes you have saved since that backup, and when the first change and the first record were saved.',
  },
  {
    key: 'saveMark',
    holds: 'A random tag and a count of saves, to check against the second copy on this device.',
  },
  { key: 'schemaVersion', holds: 'The version number of the format your data is saved in.' },
]
