import { Link } from 'wouter'
import { isolate } from '@/engine/isolate'
import { useStored } from '@/engine/store/use-stored'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'
import { matchingResults } from '@/schemas/my-work/matching-results'
import { workRecord } from '@/schemas/my-work/work'

/** Results from My Work that fit the job, or else the latest, to talk about. Renders nothing if My Work is empty. */
export function MatchingResults({ job }: { job: JobApplicationRecord }) {
  const records = useStored(workRecord)
  if (records.length === 0) return null
  const { results, isMatch } = matchingResults(records, [job.position, job.notes, job.postingText])
  return (
    <>
      <h4 className="mt-4 font-bold">Results to Talk About</h4>
      <p className="mt-1 max-w-prose text-sm text-muted">
        {results.length === 0
          ? 'Your work record has no results yet. Add one for each job, and the ones that fit show here.'
          : isMatch
            ? 'From My Work: those that share the most words with the job and its posting.'
            : 'From your latest work in My Work. None shares a word with this job.'}
      </p>
      {results.length > 0 && (
        <ul className="mt-2 grid max-w-prose list-disc gap-2 pl-5">
          {results.map(({ record, id, text }) => (
            <li key={`${record.id} ${id}`}>
              <span className="whitespace-pre-wrap break-words" dir="auto">
                {text}
              </span>
              <span className="block text-sm text-muted">
                {isolate(workRecord.describe(record))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Link
        href="/app/work?tab=record"
        className="text-link inline-flex min-h-11 items-center"
        data-no-print
      >
        Open My Work
      </Link>
    </>
  )
}
