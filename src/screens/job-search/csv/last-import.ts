import { createStore } from '@/engine/page-store'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'
import type { SavedPostingRecord } from '@/schemas/job-search/saved-posting'
import { countOf } from '@/engine/format-count'

/** What an import added. */
export interface LastImport {
  applications: readonly JobApplicationRecord[]
  saved: readonly SavedPostingRecord[]
}

/** The import that can be undone, until the next import or until the page is closed or reloaded. */
export const lastImport = createStore<LastImport | undefined>(undefined)

/** "4 applications and 1 posting saved for later"; a part with none is left out. */
export function describeImport({ applications, saved }: LastImport): string {
  const parts = [
    applications.length > 0 && countOf(applications.length, 'application'),
    saved.length > 0 && `${countOf(saved.length, 'posting')} saved for later`,
  ]
  return parts.filter(Boolean).join(' and ')
}
