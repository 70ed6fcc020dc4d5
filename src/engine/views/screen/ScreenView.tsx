import type { Screen, ScreenEntry, Stats } from '../../schema/screen'
import { useStored } from '../../repository/use-stored'
import { Icon } from '../../ui/Icon'
import { StatRow } from '../../ui/StatRow'
import { ScreenTabs } from '../tabs/ScreenTabs'

/** A whole screen: its title, banner and figures, and its tabs. */
export function ScreenView({ entry, screen }: { entry: ScreenEntry; screen: Screen }) {
  return (
    <>
      <header className="mb-6">
        <div className="flex items-center gap-3">
          <Icon name={entry.icon} className="size-8 text-accent" />
          <h1 tabIndex={-1} className="text-3xl font-extrabold">
            {entry.title}
          </h1>
        </div>
        <p className="mt-2 max-w-prose text-lg text-muted">{entry.summary}</p>
        {screen.banner && (
          <p className="mt-4 max-w-prose border-l-4 border-solid border-signal pl-4">
            {screen.banner}
          </p>
        )}
        {screen.stats && <LiveStats stats={screen.stats} />}
      </header>
      <ScreenTabs label={entry.title} tabs={screen.tabs} />
    </>
  )
}

function LiveStats({ stats }: { stats: Stats<unknown> }) {
  const value = useStored(stats.of)
  return (
    <div className="mt-5">
      <StatRow stats={stats.count(value)} />
    </div>
  )
}
