import { useIsPhone } from '../../ui/use-is-phone'
import { FoldedFrame } from './FoldedFrame'
import type { GuideView as View } from './guide-view'
import GuideView from './GuideView'

/**
 * A guide whose sections fold on a phone, where it has several or is told to. It is a file of its own so
 * that the landing page, which has short guides, does not load it.
 */
export default function FoldingGuideView({ view }: { view: View }) {
  const isFolding = useIsPhone() && (view.isShutOnPhone || view.dataset.rows.length > 1)
  return <GuideView view={view} Frame={isFolding ? FoldedFrame : undefined} />
}
