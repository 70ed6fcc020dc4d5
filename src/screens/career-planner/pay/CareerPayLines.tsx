import type { ReactNode } from 'react'
import type { Career } from '@/schemas/career'
import { areaName, type WageState } from '@/schemas/wage-area'
import { differenceLine, dollars } from './format-pay'
import { isUnsteady } from './pay'
import type { CareerPay } from './state-pay'
import { usePayView } from './use-pay-view'
import { WithWages } from './WithWages'

interface Props {
  career: Pick<Career, 'id' | 'salaryRange'>
}

/** What a career pays: in the chosen state first, as people compare that, and in the whole country. */
export function CareerPayLines({ career: { id, salaryRange } }: Props) {
  const { shownIn, from } = usePayView()
  return (
    <div className="mt-1.5">
      {shownIn ? (
        <WithWages>
          {(wages) => {
            const pay = wages?.find(id)
            return (
              <>
                {pay && <StateLines pay={pay} state={shownIn} from={from} />}
                <Country isAlone={!pay?.payIn(shownIn)}>{`U.S. ${salaryRange}`}</Country>
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
  /** The state to hold it against. */
  from: WageState | undefined
}

/** The median of a state, and how it differs from where one comes from; each says how far it is to be trusted. */
function StateLines({ pay, state, from }: StateProps) {
  const found = pay.payIn(state)
  if (!found) return <Small>{`${areaName(state)}: not published`}</Small>
  const before = from !== state && from ? pay.payIn(from) : undefined
  const marks = [isUnsteady(found) && 'few jobs', pay.counts && 'related jobs'].filter(Boolean)
  return (
    <>
      <p className="leading-snug">
        <span className="text-lg font-bold tabular-nums">{dollars(found.median)}</span> median in{' '}
        <span>{areaName(state)}</span>{' '}
        {marks.length > 0 && (
          <span className="whitespace-nowrap text-sm text-muted">{`(${marks.join(', ')})`}</span>
        )}
      </p>
      {from && before && (
        <Small>
          <span>{differenceLine(found, before, areaName(from))}</span>{' '}
          {isUnsteady(before) && <span className="whitespace-nowrap">(few jobs there)</span>}
        </Small>
      )}
    </>
  )
}

/** @param isAlone whether no figure of a state stands over it, so that it is what the card says of pay */
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
