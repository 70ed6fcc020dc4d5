import type { ReactNode } from 'react'
import type { Dataset } from '../../model/dataset'
import { anchorOf } from '../anchor'

interface Props<Row> {
  /** Where the rows are from: addresses name them by it. */
  dataset: Dataset<Row>
  rows: readonly Row[]
  /** The card of a row. */
  children: (row: Row) => ReactNode
}

/** What is beside a card that is opened to its full length is not stretched with it. */
const besideOpen =
  '[&>:nth-child(odd):has(+li_[open])]:self-start [&>:nth-child(odd):has([open])+li]:self-start'

/** Cards of shipped records side by side. One that is opened to its full length does not stretch the one beside it. */
export function CardGrid<Row extends { id: string }>(props: Props<Row>) {
  const { dataset, rows, children } = props
  return (
    <ul className={`mt-3 grid list-none gap-3 p-0 md:grid-cols-2 ${besideOpen}`}>
      {rows.map((row) => (
        <li key={row.id} id={anchorOf(dataset, row.id)}>
          {children(row)}
        </li>
      ))}
    </ul>
  )
}
