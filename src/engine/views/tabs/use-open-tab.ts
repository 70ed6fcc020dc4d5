import { useRef } from 'react'
import { useSearchParams } from 'wouter'
import type { Tab } from '../../schema/screen'

const PARAMETER = 'tab'

/**
 * Which tab is open, as the address has it; the first one where it names none. What the address said
 * of a tab's filters and forms comes back when a person returns to that tab.
 */
export function useOpenTab(tabs: readonly Tab[]) {
  const [params, setParams] = useSearchParams()
  const left = useRef(new Map<string, URLSearchParams>())
  const found = tabs.findIndex(({ id }) => id === params.get(PARAMETER))
  const index = Math.max(0, found)

  const open = (next: number) => {
    const [from, to] = [tabs[index], tabs[next]]
    if (!from || !to) return
    left.current.set(from.id, params)
    setParams(left.current.get(to.id) ?? new URLSearchParams({ [PARAMETER]: to.id }), {
      replace: true,
    })
  }
  return { index, open }
}
