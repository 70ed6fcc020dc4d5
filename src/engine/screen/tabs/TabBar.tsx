import type { KeyboardEvent } from 'react'
import type { Derived } from '../../model/derived'
import { useDerived } from '../../store/use-stored'
import type { Tab } from '../screen'
import { preloadProps } from '../../ui/preload'
import { lazyPartsOf } from '../ViewSwitch'
import { MoreTabs } from './MoreTabs'
import { useTabInSight } from './tabs-in-sight'

interface Props {
  label: string
  tabs: readonly Tab[]
  /** Which of them is open. */
  index: number
  onOpen: (index: number) => void
  /** Names a tab and its panel for each other. */
  idOf: (part: 'tab' | 'panel', tab: Tab) => string
}

/**
 * The bar of a screen's tabs, after the ARIA pattern: one stop of the Tab key, in which the arrow keys,
 * Home and End open another tab. See docs/decisions/0012.
 */
export function TabBar({ label, tabs, index, onOpen, idOf }: Props) {
  const bar = useTabInSight(index)

  const openAndFocus = (next: number) => {
    onOpen(next)
    focus(bar.current?.children[next])
  }

  const openByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = indexAfter(event.key, index, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    openAndFocus(next)
  }

  return (
    <div
      data-no-print
      className="relative mb-2 mt-1 flex border-b border-solid border-line sm:mb-3"
    >
      <div
        ref={bar}
        role="tablist"
        aria-label={label}
        className={`tab-bar relative -mb-px -ml-1 flex min-w-0 sm:gap-x-4 ${tabs.length > 3 ? 'gap-x-1' : 'gap-x-3'}`}
        onKeyDown={openByKey}
      >
        {tabs.map((tab, position) => {
          const isOpen = position === index
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={idOf('tab', tab)}
              aria-selected={isOpen}
              aria-controls={isOpen ? idOf('panel', tab) : undefined}
              tabIndex={isOpen ? 0 : -1}
              className="ring-on-focus min-h-11 border-b-3 border-solid border-transparent bg-transparent px-1 py-1.5 text-left text-sm font-semibold leading-tight break-normal text-muted sm:shrink-0 sm:whitespace-nowrap sm:py-2 sm:text-base [@media(hover:hover)]:hover:text-text focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-accent aria-selected:hover:text-accent"
              {...preloadProps(...lazyPartsOf(tab.views))}
              onClick={(event) => {
                onOpen(position)
                // Safari gives a clicked button no focus.
                focus(event.currentTarget)
              }}
            >
              {typeof tab.count === 'object' ? (
                <CountedLabel label={tab.label} count={tab.count} />
              ) : (
                labelWith(tab.label, tab.count)
              )}
            </button>
          )
        })}
      </div>
      <MoreTabs bar={bar} tabs={tabs} onOpen={openAndFocus} />
    </div>
  )
}

/** Where a key leads from the tab at an index; the arrows go round. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** The bar itself brings the tab into sight; the page stays where it is. */
function focus(tab: Element | undefined) {
  if (tab instanceof HTMLElement) tab.focus({ preventScroll: true })
}

function CountedLabel({ label, count }: { label: string; count: Derived<number> }) {
  return <span>{labelWith(label, useDerived(count))}</span>
}

const labelWith = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`
