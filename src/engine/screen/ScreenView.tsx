import type { PreloadContext, Screen, AnyScreenEntry, Tab } from './screen'
import type { Derived } from '../model/derived'
import type { AnyEntity } from '../model/entity'
import { useDerived, useStoredValues } from '../store/use-stored'
import { PrintButton } from '../ui/PrintButton'
import { preloadQuietly } from '../ui/preload'
import { useRevealNamed } from '../ui/reveal'
import { StatFigure, type Stat } from '../ui/StatFigure'
import { ScreenTabs } from './tabs/ScreenTabs'
import { indexOfOpenTab, openPageOf, useOpenTab } from './tabs/use-open-tab'
import { ScreenHead } from './ScreenHead'
import { ViewStack } from './ViewStack'
import { lazyPartsOf } from './ViewSwitch'

/**
 * A whole screen: its header with its figures, and its tabs. A print contains the title and the open tab,
 * without the content that all tabs share.
 */
export function ScreenView({ entry, screen }: { entry: AnyScreenEntry; screen: Screen }) {
  // The element that the URL fragment names renders with its view, after the browser has looked for it.
  useRevealNamed()
  const hasTabBar = screen.tabs.length > 1
  const isHiddenInPrint = hasTabBar || undefined
  return (
    <>
      <ScreenHead
        entry={entry}
        banner={screen.banner}
        action={
          <div className={`ml-auto ${hasTabBar ? 'lg:hidden' : ''}`}>
            <Print tabs={screen.tabs} />
          </div>
        }
        isHiddenInPrint={isHiddenInPrint}
      >
        {screen.stats && (
          <dl data-no-print={isHiddenInPrint} className="flex flex-wrap gap-1.5 lg:gap-2">
            {screen.stats.map((stats, position) => (
              <LiveStats key={position} stats={stats} />
            ))}
          </dl>
        )}
        {screen.intro && <ViewStack views={screen.intro} isHiddenInPrint={isHiddenInPrint} />}
      </ScreenHead>
      {/* A tab bar separates the header from the content itself. */}
      {!hasTabBar && <div className="h-4" />}
      {/* On wide screens the button is at the end of the tab bar. */}
      {hasTabBar && (
        <div className="relative max-lg:hidden">
          <div className="absolute right-0 top-1 z-1">
            <Print tabs={screen.tabs} />
          </div>
        </div>
      )}
      <ScreenTabs label={entry.title} tabs={screen.tabs} />
      {screen.closing && (
        <div className="mt-10" data-no-print={isHiddenInPrint}>
          <ViewStack views={screen.closing} />
        </div>
      )}
    </>
  )
}

/** Preloads the views of a screen that the URL shows. The query names the open tab, unless it is the first. */
export async function preloadOpenTab(
  { intro = [], tabs, closing = [] }: Screen,
  { query, isStored }: PreloadContext,
) {
  const open = tabs[indexOfOpenTab(tabs, query)]
  const page = openPageOf(open, query)
  const views = page ? [] : (open?.views ?? [])
  await preloadQuietly([
    ...lazyPartsOf([...intro, ...views, ...closing], query),
    ...(page ? [page.Component] : (open?.partsToPreload?.({ query, isStored }) ?? [])),
  ])
}

function LiveStats({ stats }: { stats: Derived<readonly Stat[]> }) {
  return useDerived(stats).map((stat) => <StatFigure key={stat.label} stat={stat} />)
}

/** The Print button of the open tab or page, if it is printable. */
function Print({ tabs }: { tabs: readonly Tab[] }) {
  const { index, page } = useOpenTab(tabs)
  const tab = tabs[index]
  if (page) return page.isPrintable ? <PrintInRow /> : null
  if (!tab?.isPrintable) return null
  const entities = tab.views.flatMap((view) => (view.kind === 'list' ? [view.entity] : []))
  return entities.length > 0 ? <PrintLists entities={entities} /> : <PrintInRow />
}

/** The Print button of a tab with lists; hidden while all of them are empty. */
function PrintLists({ entities }: { entities: readonly AnyEntity[] }) {
  const values = useStoredValues(entities)
  const hasRecords = values.some((records) => Array.isArray(records) && records.length > 0)
  return hasRecords && <PrintInRow />
}

/** Negative margins keep its touch target from making the row of the title taller. */
const PrintInRow = () => <PrintButton className="max-lg:-my-1.5 lg:-mr-4" />
