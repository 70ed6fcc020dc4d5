import type { View } from '../views/view-kinds'
import { ViewSwitch } from './ViewSwitch'

interface Props {
  views: readonly View[]
  /** Whether a print leaves them out. A custom view decides that itself. */
  isOffPaper?: true | undefined
}

/** Views under each other. */
export function ViewStack({ views, isOffPaper }: Props) {
  return (
    <div className="stack-10">
      {views.map((view, position) =>
        isOffPaper && view.kind !== 'custom' ? (
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
