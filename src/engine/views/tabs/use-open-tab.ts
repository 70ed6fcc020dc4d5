import { useSearchParams } from 'wouter'
import type { Tab } from '../../schema/screen'

const PARAMETER = 'tab'

/**
 * Which tab is open, as the address has it; the first one where it names none. Switching tabs clears
 * what the address said of the tab before: its filters, its open record.
 */
export function useOpenTab(tabs: readonly Tab[]) {
  const [params, setParams] = useSearchParams()
  const found = tabs.findIndex(({ id }) => id === params.get(PARAMETER))
  const index = Math.max(0, found)

  const open = (next: number) => {
    const tab = tabs[next]
    if (tab) setParams({ [PARAMETER]: tab.id }, { replace: true })
  }
  return { index, open }
}
