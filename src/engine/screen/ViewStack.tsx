import type { View } from '../views/view-kinds'
import { ViewSwitch } from './ViewSwitch'

interface Props {
  views: readonly View[]
  /** Whether the views are hidden in print. A custom view decides that itself. */
  isHiddenInPrint?: true | undefined
}

/** A vertical stack of views. */
export function ViewStack({ views, isHiddenInPrint }: Props) {
  return (
    <div className="stack-10">
      {views.map((view, position) =>
        isHiddenInPrint && view.kind !== 'custom' ? (
          <div key={position} data-no-print>
            <ViewSwitch view={view} />
          </div>
        ) : (
          <ViewSwitch key={position} view={view} />
        ),
      )}
    </div>
  )
}
