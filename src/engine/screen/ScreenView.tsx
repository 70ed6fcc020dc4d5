import type { PreloadContext, Counted, Screen, AnyScreenEntry, Tab } from './screen'
import type { AnyEntity } from '../model/entity'
import { useStored } from '../store/use-stored'
import { PrintButton } from '../ui/PrintButton'
import { preloadQuietly } from '../ui/preload'
import { useRevealNamed } from '../ui/reveal'
import { StatFigure, type Stat } from '../ui/StatFigure'
import { ScreenTabs } from './tabs/ScreenTabs'
import { indexOfOpenTab, openPageOf, useOpenTab } from './tabs/use-open-tab'
import { ScreenHead } from './ScreenHead'
import { ViewStack } from './ViewStack'
import { partsOf } from './ViewSwitch'

/**
 * A whole screen: its head with its figures, and its tabs. A print is of one tab: it has the title and
 * leaves out what concerns all of them.
 */
export function ScreenView({ entry, screen }: { entry: AnyScreenEntry; screen: Screen }) {
  // What an address names is loaded with its view, later than a browser looks for it.
  useRevealNamed()
  const isOffPaper = screen.tabs.length > 1 || undefined
  return (
    <>
      <ScreenHead
        entry={entry}
        banner={screen.banner}
        action={
          <div className={`ml-auto ${isOffPaper ? 'lg:hidden' : ''}`}>
            <Print tabs={screen.tabs} />
          </div>
        }
        isOffPaper={isOffPaper}
      >
        {screen.stats && (
          <dl data-no-print={isOffPaper} className="flex flex-wrap gap-1.5 lg:gap-2">
            {screen.stats.map((stats, position) => (
              <LiveStats key={position} stats={stats} />
            ))}
          </dl>
        )}
        {screen.intro && <ViewStack views={screen.intro} isOffPaper={isOffPaper} />}
      </ScreenHead>
      {/* A bar of tabs divides by itself. */}
      {!isOffPaper && <div className="h-4" />}
      {/* On wide screens the row of the tabs has room for it, at the edge of the page. */}
      {isOffPaper && (
        <div className="relative max-lg:hidden">
          <div className="absolute right-0 top-1 z-1">
            <Print tabs={screen.tabs} />
          </div>
        </div>
      )}
      <ScreenTabs label={entry.title} tabs={screen.tabs} />
      {screen.closing && (
        <div className="mt-10" data-no-print={isOffPaper}>
          <ViewStack views={screen.closing} />
        </div>
      )}
    </>
  )
}

/** Loads what an address shows of a screen; another tab than the first is named by its search. */
export async function preloadOpenTab(
  { intro = [], tabs, closing = [] }: Screen,
  { query, isStored }: PreloadContext,
) {
  const open = tabs[indexOfOpenTab(tabs, query)]
  const page = openPageOf(open, query)
  const views = page ? [] : (open?.views ?? [])
  await preloadQuietly([
    ...partsOf([...intro, ...views, ...closing], query),
    ...(page ? [page.Component] : (open?.partsToPreload?.({ query, isStored }) ?? [])),
  ])
}

function LiveStats({ stats: { of, count } }: { stats: Counted<readonly Stat[]> }) {
  const value = useStored(of)
  return count(value).map((stat) => <StatFigure key={stat.label} stat={stat} />)
}

/** Prints the open tab, where people take it along on paper. */
function Print({ tabs }: { tabs: readonly Tab[] }) {
  const { index, page } = useOpenTab(tabs)
  const tab = tabs[index]
  if (page) return page.isPrintable ? <PrintInRow /> : null
  if (!tab?.isPrintable) return null
  const list = tab.views.find((view) => view.kind === 'list')
  return list ? <PrintList entity={list.entity} /> : <PrintInRow />
}

/** Nobody prints an empty list. */
function PrintList({ entity }: { entity: AnyEntity }) {
  return useStored(entity).length > 0 && <PrintInRow />
}

/** Its room for a thumb makes the row of the title no higher. */
const PrintInRow = () => <PrintButton className="max-lg:-my-1.5 lg:-mr-4" />
