import type { AnyScreenEntry } from './screen'
import { ScreenHead } from './ScreenHead'

interface Props {
  entry: AnyScreenEntry
  /** The line of its config that takes the place of the summary, where that is known already. */
  banner?: string | undefined
}

/** What a screen shows before its config is there. Long, so that nothing below it moves. */
export function ScreenFrame({ entry, banner }: Props) {
  return (
    <div className="min-h-dvh">
      <ScreenHead entry={entry} banner={banner} />
      <p className="mt-6">Loading…</p>
    </div>
  )
}
