import { dollars } from '@/engine/format-count'
import {
  areaName,
  COUNTRY,
  type WageArea,
  type WageState,
} from '@/schemas/career-planner/wage-area'
import type { CareerPay } from './pay'
import { payNotes } from './pay'
import { PayRange } from './PayRange'

interface Props {
  /** Title of the career. */
  title: string
  month: string
  pay: CareerPay
  state: WageState
  /** The state to compare it with. */
  from: WageState | undefined
}

/** The pay of a career in a state, in the state that the user comes from, and in the whole country. */
export function PayTable({ title, month, pay, state, from }: Props) {
  const areas: readonly WageArea[] = [...new Set([state, from ?? state, COUNTRY] as const)]
  return (
    <>
      <table className="w-full border-collapse text-left text-sm tabular-nums">
        <caption className="sr-only">{`Pay of ${title} for a year, before tax`}</caption>
        <thead>
          <tr className="align-bottom text-muted">
            <th scope="col" className="pb-1 font-normal">
              {month}
            </th>
            <th scope="col" className="px-2 pb-1 font-normal">
              Median
            </th>
            <th scope="col" className="pb-1 font-normal">
              10th to 90th percentile
            </th>
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <PayRow key={area} area={area} pay={pay} isFrom={area === from && from !== state} />
          ))}
        </tbody>
      </table>
      <Notes texts={payNotes(pay, areas)} />
    </>
  )
}

interface RowProps {
  area: WageArea
  pay: CareerPay
  isFrom: boolean
}

function PayRow({ area, pay, isFrom }: RowProps) {
  const found = pay.payIn(area)
  return (
    <tr className="border-t border-solid border-line align-top">
      <th scope="row" className="py-1 font-semibold">
        <span>{areaName(area)}</span>
        {isFrom && <span className="font-normal text-muted"> (from)</span>}
      </th>
      {found ? (
        <>
          <td className="whitespace-nowrap px-2 py-1 font-semibold">{dollars(found.median)}</td>
          <td className="py-1">
            <PayRange pay={found} />
          </td>
        </>
      ) : (
        <td colSpan={2} className="px-2 py-1 text-muted">
          Not published
        </td>
      )}
    </tr>
  )
}

function Notes({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className="mt-1 grid list-none gap-1 p-0 text-sm text-muted">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
