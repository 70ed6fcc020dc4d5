import { PAGE } from '../screen/tabs/use-open-tab'
import type { Screen, AnyScreenEntry, Tab } from '../screen/screen'
import { viewKinds, type KindOf, type ViewKind, type ViewOf } from '../views/view-kinds'
import type { Load } from '../model/stored'
import type { Findings } from '../views/finding'
import { hrefOf } from '../url/href-of'
import { searchGroup } from './search-group'
import type { Searchable, SearchGroup } from './searchable'

/** The search entries of a screen: its tabs, the pages of its tabs and the contents of its views. */
export function findInScreen(entry: AnyScreenEntry, screen: Screen, read: Load): SearchGroup[] {
  const { intro = [], tabs, closing = [] } = screen
  // A screen with one tab shows no tab bar.
  const hasTabBar = tabs.length > 1
  return [
    {
      kind: 'Tabs',
      isLast: true,
      entries: hasTabBar ? tabs.map((tab) => tabEntry(entry, tab)) : [],
    },
    ...[...intro, ...closing].map((view) => searchGroup(findInView(view, read), entry)),
    ...tabs.flatMap((tab) => {
      const { extraFindings = [], views } = tab
      const found = [
        findPages(tab),
        ...extraFindings,
        ...views.map((view) => findInView(view, read)),
      ]
      return found.map((findings) =>
        searchGroup(findings, entry, { id: tab.id, label: hasTabBar && tab.label }),
      )
    }),
  ]
}

/** The search entries of a view of any kind. */
function findInView<Kind extends ViewKind>(view: ViewOf<Kind>, read: Load): Findings {
  const { find }: KindOf<ViewOf<Kind>> = viewKinds[view.kind]
  return find(view, read)
}

/** The search entries of the pages of a tab. */
function findPages({ pages = [] }: Tab): Findings {
  return {
    kind: 'Tools',
    icon: 'i-lucide-wrench',
    findings: pages.map(({ id, title, summary }) => ({
      title,
      text: summary,
      search: { [PAGE]: id },
    })),
  }
}

function tabEntry({ path, title, icon }: AnyScreenEntry, { id, label }: Tab): Searchable {
  const address = hrefOf({ path, search: { tab: id } })
  return { title: label, subtitle: title, texts: [], icon, address }
}
