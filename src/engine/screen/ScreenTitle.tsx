import type { ScreenEntry } from './screen'
import { Icon } from '../ui/Icon'

/** The title of a screen. */
export function ScreenTitle({ entry }: { entry: ScreenEntry }) {
  return (
    <div className="flex items-start gap-3">
      <Icon name={entry.icon} className="mt-0.5 size-8 text-accent" />
      <h1 tabIndex={-1} className="text-3xl font-extrabold">
        {entry.title}
      </h1>
    </div>
  )
}
