import { Suspense, useEffect, useId } from 'react'
import type { Tab } from '../screen'
import { isListed, OnThisPage } from '../../ui/OnThisPage'
import { ViewStack } from '../ViewStack'
import { preloadViews, sectionsIn } from '../ViewSwitch'
import { NextStep } from './NextStep'
import { TabBar } from './TabBar'
import { TabBoundary } from './TabBoundary'
import { useOpenTab } from './use-open-tab'
import { usePanelFocus } from './use-panel-focus'

/** The tabs of a screen; the open one is in the address. A screen with one tab shows no tab bar. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { index, open } = useOpenTab(tabs)
  const panel = usePanelFocus(index)
  const id = useId()
  usePreloaded(tabs)
  const tab = tabs[index]
  if (!tab) return undefined
  if (tabs.length === 1) return <TabContent tab={tab} />
  const idOf = (part: string, { id: own }: Tab) => `${id}-${part}-${own}`
  return (
    <>
      <TabBar label={label} tabs={tabs} index={index} onOpen={open} idOf={idOf} />
      <div
        key={tab.id}
        ref={panel}
        role="tabpanel"
        id={idOf('panel', tab)}
        aria-labelledby={idOf('tab', tab)}
        tabIndex={0}
        className="ring-on-focus"
      >
        <TabContent tab={tab} />
      </div>
    </>
  )
}

/** How long a screen stands before what its other tabs need is loaded. */
const PRELOAD_DELAY_MS = 1000

/** Loads what draws the tabs once the open one is there: the others then open at once. */
function usePreloaded(tabs: readonly Tab[]) {
  useEffect(() => {
    const load = () => preloadViews(tabs.flatMap(({ views }) => views))
    const timer = setTimeout(load, PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [tabs])
}

function TabContent({ tab }: { tab: Tab }) {
  return (
    <TabBoundary>
      <Suspense fallback={<p className="late min-h-96">Loading…</p>}>
        <TabViews tab={tab} />
      </Suspense>
    </TabBoundary>
  )
}

/** The views of a tab; on wide screens beside them what is on the page, and what to do next. */
function TabViews({ tab: { views, next } }: { tab: Tab }) {
  const sections = views.flatMap((view) => sectionsIn(view))
  if (!next && !isListed(sections)) return <ViewStack views={views} />
  return (
    <OnThisPage
      sections={sections}
      aside={next && <NextStep step={next} />}
      // There a tab begins with what a person came for.
      isOnPhones={false}
    >
      <ViewStack views={views} />
    </OnThisPage>
  )
}
