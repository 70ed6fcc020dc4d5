import { Suspense, useId } from 'react'
import type { Tab, TabPage } from '../screen'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { isListed, OnThisPage } from '../../ui/OnThisPage'
import { useOnceReady } from '../../ui/use-once-ready'
import { ViewStack } from '../ViewStack'
import { partsOf, sectionsIn } from '../ViewSwitch'
import { NextStep } from './NextStep'
import { TabBar } from './TabBar'
import { TabBoundary } from './TabBoundary'
import { TabPageView } from './TabPageView'
import { useOpenTab } from './use-open-tab'
import { usePanelFocus } from './use-panel-focus'

/** The tabs of a screen; the open one is in the address. A screen with one tab shows no tab bar. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { index, page: pressedPage, open } = useOpenTab(tabs)
  const pressed = pressedPage ?? tabs[index]
  const shown = useOnceReady(pressed, isReady(pressed))
  const tab = tabs.find((one) => one === shown || one.pages?.some((page) => page === shown))
  const page = shown === tab ? undefined : tab?.pages?.find((one) => one === shown)
  const name = `${tab?.id}/${page?.id ?? ''}`
  const panel = usePanelFocus(name)
  const id = useId()
  if (!tab) return undefined
  if (tabs.length === 1) {
    return (
      <Suspense fallback={waiting}>
        <TabContent tab={tab} page={page} />
      </Suspense>
    )
  }
  const idOf = (part: string, { id: own }: Tab) => `${id}-${part}-${own}`
  return (
    <>
      <TabBar label={label} tabs={tabs} index={index} onOpen={open} idOf={idOf} />
      {shown !== pressed && <LoadingIndicator />}
      {/* Outside of what changes: the panel before stays until the next one can be drawn. */}
      <Suspense fallback={waiting}>
        <div
          key={name}
          ref={panel}
          role="tabpanel"
          id={idOf('panel', tab)}
          aria-labelledby={idOf('tab', tab)}
          tabIndex={0}
          className="ring-on-focus"
        >
          <TabContent tab={tab} page={page} />
        </div>
      </Suspense>
    </>
  )
}

const waiting = <p className="late min-h-96">Loading…</p>

/** Whether a tab, or a page of one, can be drawn without waiting. */
function isReady(shown: Tab | TabPage | undefined): boolean {
  if (!shown) return true
  const parts = 'views' in shown ? partsOf(shown.views) : [shown.Component]
  return parts.every((part) => part.isReady())
}

function TabContent({ tab, page }: { tab: Tab; page: TabPage | undefined }) {
  return (
    <TabBoundary>
      {page ? <TabPageView tab={tab} page={page} /> : <TabViews tab={tab} />}
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
