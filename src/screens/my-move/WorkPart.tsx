import { Link } from 'wouter'
import { Card } from '@/engine/ui/Card'

/** Links to the papers for leaving or keeping a job before a move. */
export function WorkPart({ isOverseas }: { isOverseas: boolean }) {
  return (
    <section aria-labelledby="work-title" data-no-print>
      <Card>
        <h2 id="work-title" className="text-xl font-bold">
          Your Job
        </h2>
        <p className="mt-1 text-muted">
          Leaving a job for this move? Check your last day, then give notice in writing.
        </p>
        <ul className="mt-1 list-none p-0">
          {papers
            .filter(({ paper }) => isOverseas || paper !== 'overseas')
            .map(({ paper, label }) => (
              <li key={paper}>
                <Link
                  href={`/app/work?tab=papers&paper=${paper}`}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {label}
                </Link>
              </li>
            ))}
        </ul>
      </Card>
    </section>
  )
}

const papers = [
  { paper: 'leaving', label: 'Open the Leaving Checklist' },
  { paper: 'notice', label: 'Write a Notice Letter' },
  { paper: 'overseas', label: 'Ask to Keep Your Job Overseas' },
] as const
