import type { ReactNode } from 'react'
import type { Dataset } from '../../model/dataset'
import { anchorOf } from '../anchor'

interface Props<Row> {
  /** The dataset of the rows. Its name is part of their anchors. */
  dataset: Dataset<Row>
  rows: readonly Row[]
  /** The card of a row. */
  children: (row: Row) => ReactNode
}

/** Keeps the card beside an expanded one from stretching with it. */
const besideOpen =
  '[&>:nth-child(odd):has(+li_[open])]:self-start [&>:nth-child(odd):has([open])+li]:self-start'

/** Cards of shipped records side by side. */
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
