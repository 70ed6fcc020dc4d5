import { createStore } from '@/engine/page-store'
import type { JobApplicationRecord } from '@/schemas/job-application'
import type { SavedPostingRecord } from '@/schemas/saved-posting'

/** What an import added. */
export interface LastImport {
  applications: readonly JobApplicationRecord[]
  saved: readonly SavedPostingRecord[]
}

/** The import that can be taken back, until the page is closed or loaded anew. */
export const lastImport = createStore<LastImport | undefined>(undefined)
