import { createContext } from 'react'

/** Downloads everything that is stored here: at hand where a part of the page has a fault. */
export const BackupAction = createContext<(() => void) | undefined>(undefined)
