import { useEffect, useId, useState, type RefObject } from 'react'
import { Icon } from '../../ui/Icon'
import type { Tab } from '../screen'

interface Props {
  /** The bar, whose children are the tabs. */
  bar: RefObject<HTMLDivElement | null>
  tabs: readonly Tab[]
  onOpen: (index: number) => void
}

/**
 * Where the bar is wider than the screen: how many tabs are out of sight, and on a press which. It
 * stands beside the bar, which has tabs alone; the menu is the browser's own popover.
 */
export function MoreTabs({ bar, tabs, onOpen }: Props) {
  const hidden = useTabsOutOfSight(bar)
  const menu = useId()
  if (hidden.length === 0) return null
  return (
    <div className="absolute right-0 top-0">
      <button
        type="button"
        popoverTarget={menu}
        className="ring-on-focus flex min-h-11 items-center gap-1 whitespace-nowrap border-0 bg-transparent pl-2 text-sm font-semibold text-accent"
      >
        +{hidden.length}
        <span className="sr-only"> more {hidden.length === 1 ? 'tab' : 'tabs'}</span>
        <Icon name="i-lucide-chevron-down" className="size-5" />
      </button>
      <ul
        id={menu}
        popover="auto"
        className="fixed inset-x-4 bottom-4 top-auto m-0 w-auto list-none rounded border border-solid border-edge bg-raised p-2 text-text shadow"
      >
        {hidden.map((position) => (
          <li key={position}>
            <button
              type="button"
              popoverTarget={menu}
              popoverTargetAction="hide"
              onClick={() => onOpen(position)}
              className="place min-h-12 w-full border-0 bg-transparent px-3 text-left font-semibold"
            >
              {tabs[position]?.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the bar keeps for the button at its end (`base.css`); no tab is seen there. */
const KEPT_END = '0px -48px 0px 0px'

/** The positions of the tabs that the bar does not show whole; none while all fit. */
function useTabsOutOfSight(bar: Props['bar']): readonly number[] {
  const [hidden, setHidden] = useState<readonly number[]>([])
  useEffect(() => {
    const { current } = bar
    if (!current) return
    const all = Array.from(current.children)
    const whole = new Set(all)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio > 0.9) whole.add(target)
          else whole.delete(target)
        }
        setHidden(all.flatMap((tab, position) => (whole.has(tab) ? [] : [position])))
      },
      { root: current, rootMargin: KEPT_END, threshold: 0.9 },
    )
    for (const tab of all) observer.observe(tab)
    return () => observer.disconnect()
  }, [bar])
  return hidden
}
