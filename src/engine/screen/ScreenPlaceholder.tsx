import type { AnyScreenEntry } from './screen'
import { ScreenHead } from './ScreenHead'

interface Props {
  entry: AnyScreenEntry
  /** Replaces the summary, if the screen's config is already loaded. */
  banner?: string | undefined
}

/** The placeholder of a screen while its config loads. As tall as the window, so that nothing below it moves. */
export function ScreenPlaceholder({ entry, banner }: Props) {
  return (
    <div className="min-h-dvh">
      <ScreenHead entry={entry} banner={banner} />
      <p className="mt-6">Loading…</p>
    </div>
  )
}
