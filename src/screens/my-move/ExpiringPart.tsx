import { Link } from 'wouter'
import { Card } from '@/engine/ui/Card'
import { useToday } from '@/engine/use-today'
import type { MoveRecord } from '@/schemas/my-move/move'
import { credentialLists } from './credential-lists'
import { expiringLine, expiringOnTheWay, isBeforeDeparture } from './plan/expiring'
import { useCredentials } from './use-credentials'

/** Credentials that a move leaves no time to renew. Renders nothing if there are none. */
export function ExpiringPart({ move }: { move: MoveRecord }) {
  const today = useToday()
  const expiring = expiringOnTheWay(useCredentials(), move, today)
  if (expiring.length === 0) return null
  return (
    <Card>
      <h2 className="text-xl font-bold">
        {isBeforeDeparture(move, today) ? 'Renew Before You Go' : 'Renew Soon'}
      </h2>
      <ul className="mt-2 grid list-disc gap-2 pl-6">
        {expiring.map((record) => (
          <li key={`${record.kind} ${record.id}`}>
            <p dir="auto">{expiringLine(record, move)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex flex-wrap gap-x-4" data-no-print>
        {[...new Set(expiring.map(({ kind }) => credentialLists[kind]))].map(({ href, seeAll }) => (
          <Link key={href} href={href} className="text-link inline-flex min-h-11 items-center">
            {seeAll}
          </Link>
        ))}
      </p>
    </Card>
  )
}
