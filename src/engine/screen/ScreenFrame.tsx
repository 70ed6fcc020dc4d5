import type { ReactNode } from 'react'
import type { ScreenEntry } from './screen'
import { ScreenTitle } from './ScreenTitle'

interface Props {
  entry: ScreenEntry
  /** What of its config is known already. */
  children?: ReactNode
}

/** What a screen shows before its config is there. Long, so that nothing below it moves. */
export function ScreenFrame({ entry, children }: Props) {
  return (
    <div className="min-h-dvh">
      <ScreenTitle entry={entry} />
      <p className="mt-2 max-w-prose text-lg text-muted">{entry.summary}</p>
      {children}
      <p className="mt-6">Loading…</p>
    </div>
  )
}
