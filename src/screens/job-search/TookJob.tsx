import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { formName, keepDraft, readDraft } from '@/engine/form/drafts'
import { isolate } from '@/engine/isolate'
import { NEW_ID } from '@/engine/model/record-id'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import {
  jobName,
  jobNameInFile,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { workRecord } from '@/schemas/my-work/work'
import { hasWork, workFromApplication } from '@/schemas/my-work/work-from-application'

/** The empty form of My Work. */
const ADD_WORK = `/app/work?edit=${NEW_ID}`

/** Fills the form of My Work from an application with an offer. Nothing is stored until that form is saved. */
export default function TookJob({ job }: { job: JobApplicationRecord }) {
  const isKept = hasWork(useStored(workRecord), job)
  const [isTaken, setTaken] = useState(false)
  const [, navigate] = useLocation()
  const fillIn = () => {
    const form = formName(workRecord.key, NEW_ID)
    if (readDraft(form)) return setTaken(true)
    keepDraft(form, workFromApplication(job), { from: jobNameInFile(job) })
    navigate(ADD_WORK)
  }
  if (isKept) {
    return (
      <Link href="/app/work" className="text-link inline-flex min-h-11 items-center" data-no-print>
        See It in My Work
      </Link>
    )
  }
  return (
    <div data-no-print>
      <Button
        variant="secondary"
        aria-label={`I Took This Job: ${isolate(jobName(job))}`}
        onClick={fillIn}
      >
        I Took This Job
      </Button>
      {isTaken && (
        <p className="mt-2" role="status">
          <span>Add Work holds text that is not saved. Save or cancel it first.</span>{' '}
          <Link href={ADD_WORK} className="text-link inline-flex min-h-11 items-center">
            Open Add Work
          </Link>
        </p>
      )}
    </div>
  )
}
