import { useSearchParams } from 'wouter'
import type { Tab } from '../screen'

const PARAMETER = 'tab'

/** The position of the tab that an address names; of the first one where it names none. */
export function indexOfOpenTab(tabs: readonly Tab[], query: URLSearchParams): number {
  const found = tabs.findIndex(({ id }) => id === query.get(PARAMETER))
  return Math.max(0, found)
}

/**
 * Which tab is open, as the address has it. Switching tabs clears what the address said of the tab
 * before: its filters, its open record.
 */
export function useOpenTab(tabs: readonly Tab[]) {
  const [params, setParams] = useSearchParams()

  const index = indexOfOpenTab(tabs, params)

  const open = (next: number) => {
    const tab = tabs[next]
    // The open tab, pressed again, keeps what it shows.
    if (tab && next !== index) setParams({ [PARAMETER]: tab.id }, { replace: true })
  }
  return { index, open }
}
