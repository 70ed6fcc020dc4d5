import { useEffect } from 'react'
import type { Counted, Screen, ScreenEntry } from './screen'
import { useStored } from '../store/use-stored'
import { revealNamed } from '../ui/reveal'
import { StatFigure, type Stat } from '../ui/StatFigure'
import { ScreenTabs } from './tabs/ScreenTabs'
import { indexOfOpenTab } from './tabs/use-open-tab'
import { ViewStack } from './ViewStack'
import { preloadViews } from './ViewSwitch'
import { ScreenBanner } from './ScreenBanner'
import { ScreenTitle } from './ScreenTitle'

/**
 * A whole screen: its title, banner and figures, and its tabs. A print is of one tab: it has the title
 * and leaves out what concerns all of them.
 */
export function ScreenView({ entry, screen }: { entry: ScreenEntry; screen: Screen }) {
  // What an address names is loaded with its view, later than a browser looks for it.
  useEffect(revealNamed, [])
  const isOffPaper = screen.tabs.length > 1 || undefined
  return (
    <>
      <header className="mb-6">
        <ScreenTitle entry={entry} />
        <div data-no-print={isOffPaper}>
          <p className="mt-2 max-w-prose text-lg text-muted">{entry.summary}</p>
          {screen.banner && <ScreenBanner text={screen.banner} />}
          {screen.stats && (
            <dl className="mt-5 flex flex-wrap justify-between gap-x-2 gap-y-3 sm:justify-start sm:gap-x-8">
              {screen.stats.map((stats, position) => (
                <LiveStats key={position} stats={stats} />
              ))}
            </dl>
          )}
        </div>
      </header>
      {screen.intro && (
        <div className="mb-8" data-no-print={isOffPaper}>
          <ViewStack views={screen.intro} />
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

/** Loads what the address shows of a screen while its frame is drawn. */
export function preloadOpenTab({ intro = [], tabs, closing = [] }: Screen) {
  const open = tabs[indexOfOpenTab(tabs, new URLSearchParams(window.location.search))]
  preloadViews([...intro, ...(open?.views ?? []), ...closing])
}

function LiveStats({ stats: { of, count } }: { stats: Counted<readonly Stat[]> }) {
  const value = useStored(of)
  return count(value).map((stat) => <StatFigure key={stat.label} stat={stat} />)
}
