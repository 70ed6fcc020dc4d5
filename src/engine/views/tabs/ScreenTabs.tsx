import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Suspense } from 'react'
import { useStored } from '../../repository/use-stored'
import type { Counted, Tab as TabConfig } from '../../schema/screen'
import { PrintButton } from '../../ui/PrintButton'
import { ViewStack } from '../ViewStack'
import { useOpenTab } from './use-open-tab'
import { usePanelFocus } from './use-panel-focus'

/** The tabs of a screen; the open one is in the address. A screen with one tab shows no tab bar. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly TabConfig[] }) {
  const { index, open } = useOpenTab(tabs)
  const panels = usePanelFocus(index)
  const [only] = tabs
  if (tabs.length === 1 && only) return <TabContent tab={only} />
  return (
    <TabGroup selectedIndex={index} onChange={open}>
      <TabList
        aria-label={label}
        data-no-print
        className="mb-6 flex flex-wrap gap-x-1 border-b border-solid border-line"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            className="focus-ring -mb-px min-h-11 border-b-3 border-solid border-transparent bg-transparent px-3 py-2 font-semibold text-muted hover:text-text aria-selected:border-accent aria-selected:text-accent"
          >
            {tab.label}
            {typeof tab.count === 'number' && ` (${tab.count})`}
            {typeof tab.count === 'object' && <Count of={tab.count} />}
          </Tab>
        ))}
      </TabList>
      <TabPanels ref={panels}>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} className="focus-ring">
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
  return (
    <Suspense fallback={<p className="min-h-96">Loading…</p>}>
      {tab.isPrintable && (
        <div className="-mt-4 flex justify-end">
          <PrintButton />
        </div>
      )}
      <ViewStack views={tab.views} />
    </Suspense>
  )
}
