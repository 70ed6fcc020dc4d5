import type { Merged } from '@/engine/model/merge/merge'
import type { StoredGroup } from '@/engine/model/stored'
import { applications, type JobApplicationRecord } from './job-application'
import { jobKey } from './job-key'
import { savedPostings, type SavedPostingRecord } from './saved-posting'

/**
 * A posting becomes an application with the same id. A merge does not bring such a posting back from a file that lacks
 * the application. A posting that is stored here stays, because an edit of it may be nowhere else.
 * See docs/decisions/0049.
 */
export const jobGroup: StoredGroup = {
  members: [savedPostings, applications],
  merge: ({ mine, file, prefer }) => {
    const applied = applications.merge(mine(applications), file(applications), prefer(applications))
    const [own, others] = [mine(savedPostings), file(savedPostings)]
    const byId = new Map(applied.value.map((one) => [one.id, one]))
    // A record that one side has in both lists stays in both.
    const known = new Set([...own, ...file(applications)].map(({ id }) => id))
    const open = others.filter(
      (posting) => known.has(posting.id) || !becameApplication(posting, byId.get(posting.id)),
    )
    const saved = savedPostings.merge(own, open, prefer(savedPostings))
    return new Map<string, Merged<unknown>>([
      [applications.key, applied],
      [savedPostings.key, { ...saved, same: saved.same + others.length - open.length }],
    ])
  },
}

/**
 * The saved postings without those that became an application. A merge can leave one beside the application that it
 * became on another device.
 */
export function openPostings(
  saved: readonly SavedPostingRecord[],
  applied: readonly JobApplicationRecord[],
): SavedPostingRecord[] {
  const byId = new Map(applied.map((record) => [record.id, record]))
  return saved.filter((posting) => !becameApplication(posting, byId.get(posting.id)))
}

/** Whether an application was created from a posting that was not changed since. */
function becameApplication(
  posting: SavedPostingRecord,
  application: JobApplicationRecord | undefined,
): boolean {
  return (
    application !== undefined &&
    jobKey(application) === jobKey(posting) &&
    Date.parse(application.createdAt) > Date.parse(posting.updatedAt ?? posting.createdAt)
  )
}
