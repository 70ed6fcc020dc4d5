import { useIsPhone } from '../../ui/use-is-phone'
import { FoldedFrame } from './FoldedFrame'
import type { GuideView as View } from './guide-view'
import GuideView from './GuideView'

/**
 * A guide whose sections fold on a phone, where it has several or is told to. Those that are compared
 * stay in sight. It is a file of its own so
 * that the landing page, which has short guides, does not load it.
 */
export default function FoldingGuideView({ view }: { view: View }) {
  const { isShutOnPhone, columns, dataset } = view
  const isLong = dataset.rows.length > 1 && columns === 1
  const isFolding = useIsPhone() && (isShutOnPhone || isLong)
  return <GuideView view={view} Frame={isFolding ? FoldedFrame : undefined} />
}
