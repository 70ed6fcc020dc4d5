import { Link } from 'wouter'
import { hrefOf } from '@/engine/url/href-of'
import type { CareerMove } from '@/schemas/career-planner/career-move'
import type { WageState } from '@/schemas/career-planner/wage-area'
import { useMoveRoute } from '../../shared/use-move-route'
import { usePayView } from '../pay/use-pay-view'

/** Whether the work needs a state license, with a link to how that license moves. */
export function LicenseNeed({ move: { license, profession } }: { move: CareerMove }) {
  const { payIn, chosen } = usePayView()
  const home = useMoveRoute().from
  // The state that a user comes from is no destination.
  const to = payIn === (chosen.from ?? home) ? undefined : payIn
  if (license === 'No') return <span>No state license</span>
  if (license === 'In some states') {
    return <span>Rules in some states: ask the state before you move</span>
  }
  return (
    <>
      <span className="block">State license</span>
      {profession && (
        <Link
          href={answerHref(profession, chosen.from, to)}
          className="text-link inline-block scroll-mt-20 py-2.5"
          data-no-print
        >
          How it moves
        </Link>
      )}
    </>
  )
}

/** My Answer fills in a state that the link leaves out. A stored license knows its state better than the move does. */
function answerHref(profession: string, from?: WageState, to?: WageState): string {
  const search = { tab: 'answer', profession, ...(from && { from }), ...(to && { to }) }
  return hrefOf({ path: '/app/licensing', search })
}
