import { Suspense, useEffect, useId, useRef, type RefObject } from 'react'
import { Link, useLocation } from 'wouter'
import type { NextStep, Tab, TabPage } from '../screen'
import { buttonClass } from '../../ui/button-class'
import { Icon } from '../../ui/Icon'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { isListed, OnThisPage } from '../../ui/OnThisPage'
import { useOnceReady } from '../../ui/use-once-ready'
import { hrefOf } from '../../url/href-of'
import { ViewStack } from '../ViewStack'
import { lazyPartsOf, sectionsIn } from '../ViewSwitch'
import { TabBar } from './TabBar'
import { TabBoundary } from './TabBoundary'
import { TAB, useOpenTab } from './use-open-tab'

/** The tabs of a screen; the URL names the open one. A screen with one tab shows no tab bar. */
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
  const parts = 'views' in shown ? lazyPartsOf(shown.views) : [shown.Component]
  return parts.every((part) => part.isReady())
}

/**
 * Keeps the focus when a button inside a tab opens another tab, or a page of it, and leaves with its own:
 * the title of the page takes it, or the new tab's panel.
 * @param shown names what the panel shows
 * @returns the ref of the open panel.
 */
function usePanelFocus(shown: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement !== document.body) return
    const title = panel.current?.querySelector<HTMLElement>('[data-page-title]')
    const target = title ?? panel.current
    target?.focus()
  }, [shown])
  return panel
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
      aside={next && <WhatToDoNext step={next} />}
      // There a tab begins with what a user came for.
      isOnPhones={false}
    >
      <ViewStack views={views} />
    </OnThisPage>
  )
}

/** The natural next action after reading a tab. Not printed, because it is only a link. */
function WhatToDoNext({ step }: { step: NextStep }) {
  const [path] = useLocation()
  return (
    <aside
      aria-label="What to Do Next"
      data-no-print
      className="border-l border-solid border-line px-4"
    >
      {/* Hidden, because the landmark already has this name. */}
      <p aria-hidden="true" className="font-bold">
        What to Do Next
      </p>
      <p className="mt-1 text-sm">{step.text}</p>
      <Link
        href={hrefOf(step.to)}
        // A link within the screen replaces the history entry instead of adding one.
        replace={step.to.path === path}
        onClick={() => window.scrollTo(0, 0)}
        className={`mt-3 ${buttonClass('secondary')}`}
      >
        {step.action}
      </Link>
    </aside>
  )
}

/** A page of a tab: a link back to the tab, the title and the content. */
function TabPageView({ tab, page: { title, Component } }: { tab: Tab; page: TabPage }) {
  const [path] = useLocation()
  return (
    <section aria-labelledby="page-title">
      <Link
        href={hrefOf({ path, search: { [TAB]: tab.id } })}
        data-no-print
        className="ring-on-focus inline-flex min-h-11 items-center gap-1 rounded font-semibold text-accent"
      >
        <Icon name="i-lucide-chevron-left" className="size-5" />
        <span>{tab.label}</span>
      </Link>
      <h2 id="page-title" tabIndex={-1} data-page-title className="mt-1 scroll-mt-32 section-title">
        {title}
      </h2>
      <Component />
    </section>
  )
}
