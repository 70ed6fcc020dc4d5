import type { ApplicationStatus, JobApplicationRecord } from '@/schemas/job-search/job-application'
import { limited, type Limited } from '@/engine/limited'

/** The binder has room for this many. The others are in the tracker. */
const MAX_APPLICATIONS = 8

/** The statuses of open applications, the most important first. */
const openStatuses: readonly ApplicationStatus[] = ['offer', 'interview', 'applied']

/** The applications that are still open: offers first, then interviews, then the newest. */
export function openApplications(
  records: readonly JobApplicationRecord[],
): Limited<JobApplicationRecord> {
  const open = records.filter(({ status }) => openStatuses.includes(status))
  return limited(open.toSorted(byWeight), MAX_APPLICATIONS)
}

function byWeight(a: JobApplicationRecord, b: JobApplicationRecord): number {
  const weight = openStatuses.indexOf(a.status) - openStatuses.indexOf(b.status)
  return weight || (a.dateApplied > b.dateApplied ? -1 : 1)
}
