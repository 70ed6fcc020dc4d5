import { Link } from 'wouter'
import type { CareerMove } from '@/schemas/career-planner/career-move'
import type { PayStates } from '../pay/chosen-states'
import { usePayView } from '../pay/use-pay-view'

/** Whether the work needs a state license, with a link to how that license moves. */
export function LicenseNeed({ move: { license, profession } }: { move: CareerMove }) {
  const { payIn, chosen } = usePayView()
  if (license === 'No') return <span>No state license</span>
  if (license === 'In some states') {
    return <span>Rules in some states: ask the state before you move</span>
  }
  return (
    <>
      <span className="block">State license</span>
      {profession && (
        <Link
          href={answerHref(profession, { payIn, from: chosen.from })}
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
function answerHref(profession: string, { from, payIn }: PayStates): string {
  const search = {
    tab: 'answer',
    profession,
    ...(from && { from }),
    ...(payIn && { to: payIn }),
  }
  return `/app/licensing?${new URLSearchParams(search).toString()}`
}
