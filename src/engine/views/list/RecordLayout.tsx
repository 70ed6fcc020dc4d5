import { Suspense, useEffect, type ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part'
import { CardsLayout } from './CardsLayout'
import type { LayoutProps } from './layout-props'
import type { Layout } from './layouts'

const RowsLayout = lazyPart(() => import('./RowsLayout'))
const BoardLayout = lazyPart(() => import('./BoardLayout'))

/** What draws each layout. */
const drawnBy: Readonly<Record<Layout, ComponentType<LayoutProps>>> = {
  cards: CardsLayout,
  rows: RowsLayout,
  board: BoardLayout,
}

/** How long a list stands before what its other layouts need is loaded. */
const PRELOAD_DELAY_MS = 1000

/** The records of a list, in the layout that the person has chosen. */
export function RecordLayout(props: LayoutProps) {
  const { layout, layouts } = props.list
  const Layout = drawnBy[layout]
  const hasOthers = layouts.length > 1
  useEffect(() => {
    if (!hasOthers) return
    const timer = setTimeout(preload, PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hasOthers])
  return (
    <Suspense fallback={<p className="late min-h-96">Loading…</p>}>
      <Layout {...props} />
    </Suspense>
  )
}

/** A load that fails is made again when the layout is chosen. */
function preload() {
  for (const part of [RowsLayout, BoardLayout]) part.preload().catch(() => undefined)
}
