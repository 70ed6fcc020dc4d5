import { Link } from 'wouter'
import { useStored } from '@/engine/store/use-stored'
import { Card } from '@/engine/ui/Card'
import { certifications } from '@/schemas/certification'
import type { MoveRecord } from '@/schemas/move'
import { expiringLine, expiringOnTheWay } from './plan/expiring'

/** The certifications that a move leaves no time to renew; nothing where there is none. */
export function ExpiringPart({ move }: { move: MoveRecord }) {
  const expiring = expiringOnTheWay(useStored(certifications), move)
  if (expiring.length === 0) return null
  return (
    <Card>
      <h2 className="text-xl font-bold">Renew Before You Go</h2>
      <ul className="mt-2 grid list-disc gap-2 pl-6">
        {expiring.map((record) => (
          <li key={record.id}>
            <p dir="auto">{expiringLine(record, move)}</p>
          </li>
        ))}
      </ul>
      <Link
        href="/app/professional-dev?tab=certifications"
        data-no-print
        className="text-link mt-1 inline-flex min-h-11 items-center"
      >
        See All Certifications
      </Link>
    </Card>
  )
}
