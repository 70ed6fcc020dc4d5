import type { ReactNode } from 'react'
import { careerFirstSteps } from '@/data/career-planner/career-first-steps'
import { careerMoves } from '@/data/career-planner/career-moves'
import { dollars } from '@/engine/format-count'
import type { Career } from '@/schemas/career-planner/career'
import type { CareerMove } from '@/schemas/career-planner/career-move'
import { COUNTRY, type WageArea, type WageState } from '@/schemas/career-planner/wage-area'
import { placeName } from '@/schemas/my-move/region'
import { statePay } from '../pay/state-pay'
import type { PayStates } from '../pay/chosen-states'
import { ComparedPay } from './ComparedPay'
import { LicenseNeed } from './LicenseNeed'
import { survivesMove } from './survives-move'

/** One thing that careers are compared by: a row of the table. */
export interface ComparedFact {
  label: string
  show: (career: Career) => ReactNode
}

/** The rows of the comparison for a move between two states, pay first. Without `payIn`, pay is for the U.S. only. */
export function comparedFacts(states: PayStates): readonly ComparedFact[] {
  const { payIn, from } = states
  const before = payIn && from !== payIn ? from : undefined
  return [
    ...(payIn ? [payFact(payIn, before)] : []),
    ...(before ? [payFact(before)] : []),
    countryFact([payIn, before]),
    { label: 'Will it move with you?', show: showSurvival },
    {
      label: 'License',
      show: withMove((move) => <LicenseNeed move={move} />),
    },
    { label: 'Remote', show: ({ remoteOptions }) => (remoteOptions ? 'Some or all of it' : 'No') },
    { label: 'Time to start (our estimate)', show: timeToStart },
    { label: 'Who is counted', show: whoIsCounted(payIn !== undefined) },
  ]
}

function payFact(area: WageArea, from?: WageState): ComparedFact {
  const place = area === COUNTRY ? 'the U.S.' : placeName(area)
  return {
    label: `Pay in ${place}`,
    show: ({ id }) => {
      const pay = statePay.find(id)
      return pay && <ComparedPay pay={pay} area={area} from={from} />
    },
  }
}

/**
 * The pay in the U.S. Where the published figures count a related occupation, it is the range on the card; their median
 * is added only for a state's figure beside it.
 */
function countryFact(states: readonly (WageState | undefined)[]): ComparedFact {
  const published = payFact(COUNTRY)
  return {
    ...published,
    show: (career) => {
      const pay = statePay.find(career.id)
      if (!pay?.counts) return published.show(career)
      const isBeside = states.some((state) => state && pay.payIn(state))
      const related = isBeside ? pay.payIn(COUNTRY) : undefined
      return (
        <>
          <span className="block font-semibold">{career.salaryRange}</span>
          {related && (
            <span className="block text-sm text-muted">
              {`Related jobs: median ${dollars(related.median)}`}
            </span>
          )}
        </>
      )
    },
  }
}

const showSurvival = (career: Career) =>
  withMove((move) => {
    const { answer, reason } = survivesMove(move, career)
    return (
      <>
        <span className="block font-semibold">{answer}</span>
        <span className="block text-sm">{reason}</span>
      </>
    )
  })(career)

const timeToStart = ({ id }: Career) => careerFirstSteps.rows.find((step) => step.id === id)?.time

/** @param isByState whether pay by state is shown, which alone counts a related occupation */
const whoIsCounted = (isByState: boolean) =>
  withMove(({ counts, isOftenOwnBusiness }) => (
    <>
      {isByState && counts && (
        <span className="block">{`${counts} Pay in the U.S. here is the range on the card.`}</span>
      )}
      <span>
        {isOftenOwnBusiness ? 'Employees only; many here work for themselves.' : 'Employees only.'}
      </span>
    </>
  ))

function withMove(show: (move: CareerMove) => ReactNode) {
  return ({ id }: Career): ReactNode => {
    const move = careerMoves.rows.find((row) => row.id === id)
    return move && show(move)
  }
}
