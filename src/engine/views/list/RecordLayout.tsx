import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part'
import { CardsLayout } from './CardsLayout'
import { useListState } from './list-context'

const RowsLayout = lazyPart(() => import('./RowsLayout'))

/** The records of a list, in the layout that the person has chosen. */
export function RecordLayout() {
  const { extension, layout } = useListState()
  const Layout = extension?.Component ?? (layout === 'rows' ? RowsLayout : CardsLayout)
  return (
    <Suspense fallback={<p className="late min-h-96">Loading…</p>}>
      <Layout />
    </Suspense>
  )
}
