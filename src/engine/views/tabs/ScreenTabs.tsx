import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Suspense } from 'react'
import { useStored } from '../../repository/use-stored'
import type { AnyEntity } from '../../schema/entity'
import type { Counted, Tab as TabConfig } from '../../schema/screen'
import { PrintButton } from '../../ui/PrintButton'
import { ViewStack } from '../ViewStack'
import { TabBoundary } from './TabBoundary'
import { useOpenTab } from './use-open-tab'
import { usePanelFocus } from './use-panel-focus'
import { useTabInSight } from './use-tab-in-sight'

/** The tabs of a screen; the open one is in the address. A screen with one tab shows no tab bar. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly TabConfig[] }) {
  const { index, open } = useOpenTab(tabs)
  const panels = usePanelFocus(index)
  const bar = useTabInSight(index)
  const [only] = tabs
  if (tabs.length === 1 && only) return <TabContent tab={only} />
  return (
    <TabGroup selectedIndex={index} onChange={open}>
      <div data-no-print className="mb-6 border-b border-solid border-line">
        <TabList ref={bar} aria-label={label} className="tab-bar relative -mb-px flex gap-x-1">
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              className="ring-on-focus min-h-11 shrink-0 whitespace-nowrap border-b-3 border-solid border-transparent bg-transparent px-3 py-2 font-semibold text-muted hover:text-text focus-visible:-outline-offset-3 aria-selected:border-accent aria-selected:text-accent"
            >
              {tab.label}
              {typeof tab.count === 'number' && ` (${tab.count})`}
              {typeof tab.count === 'object' && <Count of={tab.count} />}
            </Tab>
          ))}
        </TabList>
      </div>
      <TabPanels ref={panels}>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} className="ring-on-focus">
            <TabContent tab={tab} />
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}

function Count({ of: { of, count } }: { of: Counted<number> }) {
  return <> ({count(useStored(of))})</>
}

function TabContent({ tab }: { tab: TabConfig }) {
  const list = tab.views.find((view) => view.kind === 'list')
  return (
    <TabBoundary>
      <Suspense fallback={<p className="late min-h-96">Loading…</p>}>
        {tab.isPrintable && (list ? <PrintList entity={list.entity} /> : <PrintRow />)}
        <ViewStack views={tab.views} />
      </Suspense>
    </TabBoundary>
  )
}

/** Nobody prints an empty list. */
function PrintList({ entity }: { entity: AnyEntity }) {
  return useStored(entity).length > 0 && <PrintRow />
}

function PrintRow() {
  return (
    <div className="-mt-4 flex justify-end">
      <PrintButton />
    </div>
  )
}
