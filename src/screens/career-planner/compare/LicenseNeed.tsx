import { Link } from 'wouter'
import type { CareerMove } from '@/schemas/career-move'

/** Whether a state has to license the work, and where to read how that license moves. */
export function LicenseNeed({ move: { license, profession } }: { move: CareerMove }) {
  if (license === 'No') return <>No state license</>
  if (license === 'In some states') return <>Rules in some states: ask the state before you move</>
  return (
    <>
      <span className="block">State license</span>
      {profession && (
        <Link
          href={`/app/licensing?tab=professions&profession=${profession}`}
          className="text-link inline-block py-2.5"
          data-no-print
        >
          How it moves
        </Link>
      )}
    </>
  )
}
