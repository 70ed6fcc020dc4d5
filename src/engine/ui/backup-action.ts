import { createContext } from 'react'

/** Downloads a backup of all stored data. `PartFailure` offers it; undefined on pages without stored data. */
export const BackupAction = createContext<(() => void) | undefined>(undefined)
