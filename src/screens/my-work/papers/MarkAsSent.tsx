import { useId, useState } from 'react'
import { isolate } from '@/engine/isolate'
import { SaveError } from '@/engine/store/save-error'
import { editRecord } from '@/engine/store/records'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { Disclosure, Summary } from '@/engine/ui/Disclosure'
import { Failure } from '@/engine/ui/Failure'
import { UndoNotice } from '@/engine/ui/UndoNotice'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { useOneAtATime } from '@/engine/use-one-at-a-time'
import { useToday } from '@/engine/use-today'
import { isOpen } from '@/schemas/job-search/application-status'
import {
  applications,
  jobName,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { resumeVersion, type SentPaper } from '@/schemas/job-search/resume-version'
import { usePreselected } from './use-preselected'

/** Records in an open application that this paper was sent. Renders nothing if no application is open. */
export function MarkAsSent({ paper }: { paper: SentPaper }) {
  const id = useId()
  const today = useToday()
  const { change, failure } = useChange(applications)
  const [scope, focus] = useFocusTarget()
  const open = useStored(applications).filter(({ status }) => isOpen(status))
  const [chosenId, choose] = useState('')
  const [sent, setSent] = useState<Sent>()
  const preselected = usePreselected(open)
  const job = open.find((one) => one.id === chosenId) ?? preselected
  // The pressed button is removed, so the focus has to move.
  const show = (next: Sent | undefined) => {
    setSent(next)
    focus(undefined)
  }
  const write = useOneAtATime(async ({ job, from, to }: Sent, isUndo: boolean) => {
    const version = isUndo ? from : to
    const stored = await change(
      (list) => {
        // Do not overwrite a change from another tab.
        const known = list.find((one) => one.id === job.id)?.resumeVersion
        if (known !== undefined && known !== (isUndo ? to : from)) {
          throw new SaveError(isUndo ? 'changed' : 'overtaken')
        }
        return editRecord(applications, job.id, { resumeVersion: version })(list)
      },
      `Saved ${jobName(job)}.`,
    )
    if (stored) show(isUndo ? undefined : { job, from, to })
  })
  if (!job) return null
  const version = resumeVersion(paper, job.position, today)

  return (
    <Disclosure data-no-print>
      <Summary>Use for an Application</Summary>
      <section ref={scope} className="grid gap-3">
        <div>
          <label htmlFor={id} className="mb-1 block font-semibold">
            Application
          </label>
          <select
            id={id}
            className="field-box max-w-full"
            value={job.id}
            onChange={({ target }) => {
              choose(target.value)
              setSent(undefined)
            }}
          >
            {open.map((one) => (
              <option key={one.id} value={one.id}>
                {jobName(one)}
              </option>
            ))}
          </select>
        </div>
        <Failure message={failure} />
        <div tabIndex={-1} data-focus-fallback className="grid gap-3">
          {sent ? (
            <UndoNotice
              message={`The tracker remembers “${isolate(sent.to)}” for ${isolate(jobName(sent.job))}.`}
              undoLabel={`Undo: resume version of ${jobName(sent.job)}`}
              onUndo={() => void write(sent, true)}
              onDismiss={() => show(undefined)}
            />
          ) : (
            <>
              <p className="max-w-prose break-words">
                {`${job.resumeVersion ? `Replaces “${isolate(job.resumeVersion)}” in` : 'Fills in'} the resume version: “${isolate(version)}.”`}
              </p>
              <div>
                <Button
                  variant="secondary"
                  onClick={() => void write({ job, from: job.resumeVersion, to: version }, false)}
                >
                  Mark as Sent
                </Button>
              </div>
            </>
          )}
        </div>
      </section>
    </Disclosure>
  )
}

/** The new and the previous resume version of an application. */
interface Sent {
  job: JobApplicationRecord
  from: string
  to: string
}
