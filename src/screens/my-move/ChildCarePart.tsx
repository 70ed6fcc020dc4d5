import { Link } from 'wouter'
import { useStored } from '@/engine/store/use-stored'
import { Card } from '@/engine/ui/Card'
import { useToday } from '@/engine/use-today'
import { childCareLines } from './plan/child-care-lines'
import { childCare } from '@/schemas/my-move/child-care'
import { moves } from '@/schemas/my-move/move'

const PAGE = '/app/move/child-care'

/** The next dates of the Child Care File, with a link to it. Shown beside the plan. */
export function ChildCarePart() {
  const records = useStored(childCare)
  const lines = childCareLines(records, useStored(moves), useToday())
  return (
    <section aria-labelledby="child-care-title">
      <Card>
        <h2 id="child-care-title" className="text-xl font-bold">
          Child Care
        </h2>
        {lines.length > 0 ? (
          <ul className="mt-2 grid list-disc gap-2 pl-6">
            {lines.map((line) => (
              <li key={line}>
                <p dir="auto">{line}</p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-1 text-muted">
            Track who you asked, when you need care and when to answer.
          </p>
        )}
        <Link
          href={records.length > 0 ? PAGE : `${PAGE}?edit=new`}
          className="text-link mt-1 inline-flex min-h-11 items-center"
          data-no-print
        >
          <span>{records.length > 0 ? 'Open the Child Care File' : 'Add Child Care Option'}</span>
        </Link>
      </Card>
    </section>
  )
}
