import { Link } from 'wouter'
import { countOf } from '@/engine/format-count'
import { Notice } from '@/engine/ui/Notice'
import { PhoneDisclosure } from '@/engine/ui/SectionDisclosure'
import { formUrl } from '@/engine/url/form-url'
import { workRecord } from '@/schemas/my-work/work'
import type { Missing } from './missing'

/** What a federal resume still needs, with a link to each job. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  if (missing.length === 0) return null
  return (
    <Notice tone="warning">
      <PhoneDisclosure
        name="paper-missing"
        title="Still Missing"
        level={3}
        note={countOf(missing.length, 'job')}
        isInCard
        hasLine={false}
      >
        <p>Without the hours, a job may not count. Press a job to fill in the rest.</p>
        <ul className="mt-1 grid list-none gap-1 p-0">
          {missing.map(({ record, parts }) => (
            <li key={record.id}>
              <Link
                href={formUrl('/app/work?tab=record', record.id)}
                className="text-link inline-flex min-h-11 items-center"
              >
                {workRecord.describe(record)}
              </Link>
              <p>{parts.join(', ')}</p>
            </li>
          ))}
        </ul>
      </PhoneDisclosure>
    </Notice>
  )
}
