import type { ReactNode } from 'react'
import { dollars } from '@/engine/format-count'
import type { Career } from '@/schemas/career-planner/career'
import { areaName, COUNTRY, type WageState } from '@/schemas/career-planner/wage-area'
import { placeName } from '@/schemas/my-move/region'
import { isComparable, isUnsteady, payDifference } from './pay'
import type { CareerPay, Pay } from './pay'
import { usePayView } from './use-pay-view'
import { WithWages } from './WithWages'

interface Props {
  career: Pick<Career, 'id' | 'salaryRange'>
}

/** The pay of a career, in the chosen state and in the whole country. A comparable figure for the state comes first. */
export function CareerPayLines({ career: { id, salaryRange } }: Props) {
  const { shownIn, from } = usePayView()
  return (
    <div className="mt-1.5">
      {shownIn ? (
        <WithWages>
          {(wages) => {
            const pay = wages?.find(id)
            const found = pay?.payIn(shownIn)
            const isLead = pay && found && isComparable(pay, found)
            const lines = pay && <StateLines pay={pay} state={shownIn} from={from} />
            return (
              <>
                {(isLead || !found) && lines}
                <Country isAlone={!isLead}>{`U.S. ${salaryRange}`}</Country>
                {!isLead && found && lines}
              </>
            )
          }}
        </WithWages>
      ) : (
        <Country isAlone>{salaryRange}</Country>
      )}
    </div>
  )
}

interface StateProps {
  pay: CareerPay
  state: WageState
  /** The state to compare it with. */
  from: WageState | undefined
}

/**
 * The median in a state, and the difference from the state that the user comes from. A figure that cannot be
 * compared with other careers is small and gives the reason. A figure for related jobs is followed by their figure
 * for the whole country, because the range on the card counts another group.
 */
function StateLines({ pay, state, from }: StateProps) {
  const found = pay.payIn(state)
  if (!found) return <Small>{`${areaName(state)}: not published`}</Small>
  const before = from !== state && from ? pay.payIn(from) : undefined
  const marks = [
    isUnsteady(found) && 'few jobs',
    found.jobs === undefined && 'number of jobs not published',
    pay.counts && 'related jobs',
  ].filter(Boolean)
  const amount = dollars(found.median)
  const place = `median in ${placeName(state)}`
  const country = pay.counts ? pay.payIn(COUNTRY) : undefined
  const beside = country ? `, ${dollars(country.median)} in the U.S.` : ''
  return (
    <>
      {marks.length > 0 ? (
        <Small>{`${amount} ${place}${beside} (${marks.join(', ')})`}</Small>
      ) : (
        <p className="leading-snug">
          <span className="text-lg font-bold tabular-nums">{amount}</span> <span>{place}</span>
        </p>
      )}
      {from && before && (
        <Small>{`${payDifference(found, before, placeName(from))}${markOfOther(before)}`}</Small>
      )}
    </>
  )
}

/** Why the other state's figure cannot be compared, after a space; blank if it can. */
function markOfOther(before: Pay): string {
  if (before.jobs === undefined) return ' (number of jobs not published there)'
  return isUnsteady(before) ? ' (few jobs there)' : ''
}

/** @param isAlone whether it is the card's main figure: no state is chosen, or the state's figure is not comparable */
function Country({ isAlone, children }: { isAlone: boolean; children: string }) {
  return (
    <p className={isAlone ? 'font-semibold leading-snug' : 'text-sm text-muted'}>
      <span className="sr-only">Salary range: </span>
      <span>{children}</span>
    </p>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted">{children}</p>
}
