import { Suspense, type ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part'
import { CardsLayout } from './CardsLayout'
import { useListState } from './list-context'
import type { Layout } from './layouts'

const RowsLayout = lazyPart(() => import('./RowsLayout'))
const BoardLayout = lazyPart(() => import('./BoardLayout'))

/** What draws each layout. */
const drawnBy: Readonly<Record<Layout, ComponentType>> = {
  cards: CardsLayout,
  rows: RowsLayout,
  board: BoardLayout,
}

/** The records of a list, in the layout that the person has chosen. */
export function RecordLayout() {
  const Layout = drawnBy[useListState().layout]
  return (
    <Suspense fallback={<p className="late min-h-96">Loading…</p>}>
      <Layout />
    </Suspense>
  )
}
