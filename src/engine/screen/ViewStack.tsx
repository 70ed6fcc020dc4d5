import type { View } from '../views/view-kinds'
import { ViewSwitch } from './ViewSwitch'

/** Views under each other. */
export function ViewStack({ views }: { views: readonly View[] }) {
  return (
    <div className="stack-10">
      {views.map((view, position) => (
        <ViewSwitch key={position} view={view} />
      ))}
    </div>
  )
}
