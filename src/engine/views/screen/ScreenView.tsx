import { useEffect } from 'react'
import type { Counted, Screen, ScreenEntry } from '../../schema/screen'
import { useStored } from '../../repository/use-stored'
import { Icon } from '../../ui/Icon'
import { reveal } from '../../ui/reveal'
import { StatFigure, type Stat } from '../../ui/StatFigure'
import { ScreenTabs } from '../tabs/ScreenTabs'
import { ViewStack } from '../ViewStack'

/**
 * A whole screen: its title, banner and figures, and its tabs. A print is of one tab: it has the title
 * and leaves out what concerns all of them.
 */
export function ScreenView({ entry, screen }: { entry: ScreenEntry; screen: Screen }) {
  useEffect(() => {
    // What an address names is loaded with its view, later than a browser looks for it.
    const anchor = window.location.hash.slice(1)
    if (anchor) reveal(anchor)
  }, [])
  const isOffPaper = screen.tabs.length > 1 || undefined
  return (
    <>
      <header className="mb-6">
        <div className="flex items-start gap-3">
          <Icon name={entry.icon} className="mt-0.5 size-8 text-accent" />
          <h1 tabIndex={-1} className="text-3xl font-extrabold">
            {entry.title}
          </h1>
        </div>
        <div data-no-print={isOffPaper}>
          <p className="mt-2 max-w-prose text-lg text-muted">{entry.summary}</p>
          {screen.banner && (
            <p className="mt-4 max-w-prose border-l-4 border-solid border-signal pl-4">
              {screen.banner}
            </p>
          )}
          {screen.stats && (
            <dl className="mt-5 grid auto-cols-[1fr] grid-flow-col gap-x-2 sm:flex sm:gap-x-8">
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

function LiveStats({ stats: { of, count } }: { stats: Counted<readonly Stat[]> }) {
  const value = useStored(of)
  return count(value).map((stat) => <StatFigure key={stat.label} stat={stat} />)
}
