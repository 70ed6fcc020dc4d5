import { useSearchValues } from '../../url/use-search-values'
import type { Tab, TabPage } from '../screen'

/** The URL parameter with the id of the open tab. */
export const TAB = 'tab'
/** The URL parameter with the id of the open page of that tab. */
export const PAGE = 'page'

/** The index of the tab that the query names; 0 if it names none. */
export function indexOfOpenTab(tabs: readonly Tab[], query: URLSearchParams): number {
  const found = tabs.findIndex(({ id }) => id === query.get(TAB))
  return Math.max(0, found)
}

/** The page of a tab that the query names. */
export function openPageOf(tab: Tab | undefined, query: URLSearchParams): TabPage | undefined {
  return tab?.pages?.find(({ id }) => id === query.get(PAGE))
}

/**
 * Opens a tab of this screen by its id. That removes the parameters of the previous tab from the URL, such as its
 * filters and its open record.
 */
export function useTabOpener(): (id: string) => void {
  const { setOnly } = useSearchValues()
  return (id) => setOnly({ [TAB]: id })
}

/** The open tab, and its open page, from the URL. */
export function useOpenTab(tabs: readonly Tab[]) {
  const { search } = useSearchValues()
  const openTab = useTabOpener()

  const index = indexOfOpenTab(tabs, search)
  const page = openPageOf(tabs[index], search)

  const open = (next: number) => {
    const tab = tabs[next]
    // Pressing the open tab again changes nothing, except that it closes the tab's open page.
    if (tab && (next !== index || page)) openTab(tab.id)
  }
  return { index, page, open }
}
