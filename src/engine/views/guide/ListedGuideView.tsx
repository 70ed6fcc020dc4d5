import { OnThisPage } from '../../ui/OnThisPage'
import { useIsPhone } from '../../ui/use-is-phone'
import { FoldedFrame } from './FoldedFrame'
import { sectionsOf, type GuideView as View } from './guide-view'
import GuideView from './GuideView'

/**
 * A guide with links to its sections. Sections that stand side by side are short, and leave no room
 * for a list. On a phone several sections fold, and one that is told to.
 * It is a file of its own so that the landing page, which has short guides, does not load it.
 */
export default function ListedGuideView({ view }: { view: View }) {
  const isFolding = useIsPhone() && (view.isShutOnPhone || view.dataset.rows.length > 1)
  const guide = <GuideView view={view} Frame={isFolding ? FoldedFrame : undefined} />
  if (view.columns === 2) return guide
  return <OnThisPage sections={sectionsOf(view.dataset)}>{guide}</OnThisPage>
}
