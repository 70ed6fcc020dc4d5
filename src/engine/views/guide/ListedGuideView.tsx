import { sectionsOf, type GuideView as View } from './guide-view'
import GuideView from './GuideView'
import { OnThisPage } from '../../ui/OnThisPage'

/**
 * A guide with links to its sections. Sections that stand side by side are short, and leave no room
 * for a list. It is a file of its own so that the landing page, which has short guides, does not load it.
 */
export default function ListedGuideView({ view }: { view: View }) {
  const guide = <GuideView view={view} />
  if (view.columns === 2) return guide
  return <OnThisPage sections={sectionsOf(view.dataset)}>{guide}</OnThisPage>
}
