import { useSearchValues } from '../../url/use-search-values'
import type { Tab, TabPage } from '../screen'

/** The open tab in the search of the address. */
export const TAB = 'tab'
/** The page of that tab which is open, where it is not the tab itself. */
export const PAGE = 'page'

/** The position of the tab that an address names; of the first one where it names none. */
export function indexOfOpenTab(tabs: readonly Tab[], query: URLSearchParams): number {
  const found = tabs.findIndex(({ id }) => id === query.get(TAB))
  return Math.max(0, found)
}

/** The page of a tab that an address names. */
export function openPageOf(tab: Tab | undefined, query: URLSearchParams): TabPage | undefined {
  return tab?.pages?.find(({ id }) => id === query.get(PAGE))
}

/**
 * Opens a tab of this screen by its id. That clears what the address said of the tab before: its
 * filters, its open record.
 */
export function useTabOpener(): (id: string) => void {
  const { setOnly } = useSearchValues()
  return (id) => setOnly({ [TAB]: id })
}

/** Which tab is open, and which page of it, as the address has it. */
export function useOpenTab(tabs: readonly Tab[]) {
  const { search } = useSearchValues()
  const openTab = useTabOpener()

  const index = indexOfOpenTab(tabs, search)
  const page = openPageOf(tabs[index], search)

  const open = (next: number) => {
    const tab = tabs[next]
    // The open tab, pressed again, keeps what it shows; on one of its pages it leads back to it.
    if (tab && (next !== index || page)) openTab(tab.id)
  }
  return { index, page, open }
}
