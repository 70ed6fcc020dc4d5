import { Link } from 'wouter'
import { isolate } from '@/engine/isolate'
import { useStored } from '@/engine/store/use-stored'
import {
  jobName,
  jobNameInFile,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { workRecord } from '@/schemas/my-work/work'
import { isInWorkRecord, workFromApplication } from '@/schemas/my-work/work-from-application'
import { AddWorkButton } from '../shared/AddWorkButton'

/** Fills the form of My Work from an application with an offer. */
export default function TookJob({ job }: { job: JobApplicationRecord }) {
  if (isInWorkRecord(useStored(workRecord), job)) {
    return (
      <Link href="/app/work" className="text-link inline-flex min-h-11 items-center" data-no-print>
        See It in My Work
      </Link>
    )
  }
  return (
    <AddWorkButton
      label="I Took This Job"
      fullLabel={`I Took This Job: ${isolate(jobName(job))}`}
      values={() => workFromApplication(job)}
      origin={{ from: jobNameInFile(job) }}
    />
  )
}
