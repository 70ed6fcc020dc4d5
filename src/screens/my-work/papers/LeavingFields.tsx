import { useId, useState } from 'react'
import { Link } from 'wouter'
import { useSearchValues } from '@/engine/url/use-search-values'
import { workRecord } from '@/schemas/my-work/work'
import { WORKED } from '../../shared/use-worked-office'
import { useJobToLeave } from './use-job-to-leave'

/** Asks which job ends, and on which day. */
export function LeavingFields() {
  const id = useId()
  const { search, change } = useSearchValues()
  const { jobs, job, lastDay, problem } = useJobToLeave()
  // The year passes 0002 while it is typed.
  const [isTyping, setTyping] = useState(false)
  return (
    <div className="grid gap-4">
      {jobs.length === 0 && (
        <p>
          <span>Your work record has no current paid job.</span>{' '}
          <Link href="/app/work?tab=record&edit=new" className="text-link">
            Add it to fill in the paper
          </Link>
        </p>
      )}
      {jobs.length > 1 && (
        <div>
          <label htmlFor={`${id}-job`} className="mb-1 block font-semibold">
            Job
          </label>
          <select
            id={`${id}-job`}
            className="field-box max-w-full"
            value={job?.id}
            // A state that was chosen for one job is not that of another.
            onChange={({ target }) => change({ job: target.value, [WORKED]: undefined })}
          >
            {jobs.map((one) => (
              <option key={one.id} value={one.id}>
                {workRecord.describe(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          Last Day of Work
        </label>
        <input
          id={id}
          type="date"
          autoComplete="off"
          aria-invalid={!isTyping && problem !== '' && lastDay === ''}
          aria-describedby={`${id}-hint ${id}-problem`}
          className="field-box max-w-full"
          value={search.get('last') ?? ''}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onChange={({ target }) => change({ last: target.value })}
        />
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          It is not saved. It is only in the address of this page.
        </p>
        <p id={`${id}-problem`} role="status" className="mt-1 font-semibold text-danger">
          {isTyping ? '' : problem}
        </p>
      </div>
    </div>
  )
}
