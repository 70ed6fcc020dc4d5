import { useSearchValues } from '../../address/use-search-values'
import type { Tab } from '../screen'

/** The open tab in the search of the address. */
export const TAB = 'tab'

/** The position of the tab that an address names; of the first one where it names none. */
export function indexOfOpenTab(tabs: readonly Tab[], query: URLSearchParams): number {
  const found = tabs.findIndex(({ id }) => id === query.get(TAB))
  return Math.max(0, found)
}

/**
 * Opens a tab of this screen by its id. That clears what the address said of the tab before: its
 * filters, its open record.
 */
export function useTabOpener(): (id: string) => void {
  const { setOnly } = useSearchValues()
  return (id) => setOnly({ [TAB]: id })
}

/** Which tab is open, as the address has it. */
export function useOpenTab(tabs: readonly Tab[]) {
  const { search } = useSearchValues()
  const openTab = useTabOpener()

  const index = indexOfOpenTab(tabs, search)

  const open = (next: number) => {
    const tab = tabs[next]
    // The open tab, pressed again, keeps what it shows.
    if (tab && next !== index) openTab(tab.id)
  }
  return { index, open }
}
