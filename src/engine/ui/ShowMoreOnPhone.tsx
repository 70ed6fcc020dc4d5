import type { ReactNode } from 'react'
import { Summary } from './Disclosure'
import { KeptDisclosure } from './KeptDisclosure'
import { useIsPhone } from './use-is-phone'

interface Props<Row> {
  /** Unique in the app: the open state is kept under it. */
  name: string
  rows: readonly Row[]
  /** How many rows a phone shows at first. */
  first: number
  /** Renders some of the rows. */
  children: (rows: readonly Row[]) => ReactNode
}

/** Shows the first rows on a phone and collapses the others. Wider screens and print show all. */
export function ShowMoreOnPhone<Row>({ name, rows, first, children }: Props<Row>) {
  const isPhone = useIsPhone()
  const others = isPhone ? rows.slice(first) : []
  if (others.length === 0) return children(rows)
  return (
    <>
      {children(rows.slice(0, first))}
      <KeptDisclosure name={`${name}-others`} className="group mt-3">
        <Summary>
          <span className="group-open:hidden">{`Show ${others.length} More`}</span>
          <span className="hidden group-open:inline">Show Fewer</span>
        </Summary>
        {children(others)}
      </KeptDisclosure>
    </>
  )
}
