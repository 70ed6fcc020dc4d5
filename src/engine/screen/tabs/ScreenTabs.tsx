import { Suspense, useId } from 'react'
import type { Tab } from '../screen'
import { LoadingSign } from '../../ui/LoadingSign'
import { isListed, OnThisPage } from '../../ui/OnThisPage'
import { useOnceReady } from '../../ui/use-once-ready'
import { ViewStack } from '../ViewStack'
import { partsOf, sectionsIn } from '../ViewSwitch'
import { NextStep } from './NextStep'
import { TabBar } from './TabBar'
import { TabBoundary } from './TabBoundary'
import { useOpenTab } from './use-open-tab'
import { usePanelFocus } from './use-panel-focus'

/** The tabs of a screen; the open one is in the address. A screen with one tab shows no tab bar. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { index, open } = useOpenTab(tabs)
  const pressed = tabs[index]
  const tab = useOnceReady(pressed, isReady(pressed))
  const panel = usePanelFocus(tab?.id)
  const id = useId()
  if (!tab) return undefined
  if (tabs.length === 1) {
    return (
      <Suspense fallback={waiting}>
        <TabContent tab={tab} />
      </Suspense>
    )
  }
  const idOf = (part: string, { id: own }: Tab) => `${id}-${part}-${own}`
  return (
    <>
      <TabBar label={label} tabs={tabs} index={index} onOpen={open} idOf={idOf} />
      {tab !== pressed && <LoadingSign />}
      {/* Outside of what changes: the panel before stays until the next one can be drawn. */}
      <Suspense fallback={waiting}>
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
      </Suspense>
    </>
  )
}

const waiting = <p className="late min-h-96">Loading…</p>

/** Whether a tab can be drawn without waiting. */
function isReady(tab: Tab | undefined): boolean {
  return partsOf(tab?.views ?? []).every((part) => part.isReady())
}

function TabContent({ tab }: { tab: Tab }) {
  return (
    <TabBoundary>
      <TabViews tab={tab} />
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
