import type { View } from '../views/view-kinds'
import { ViewSwitch } from './ViewSwitch'

interface Props {
  views: readonly View[]
  /** Whether wide screens have them in two columns; a view can still take the whole row. */
  isSideBySide?: boolean | undefined
}

/** Views under each other. */
export function ViewStack({ views, isSideBySide }: Props) {
  const columns = 'gap-x-12 lg:grid-cols-[minmax(0,42rem)_minmax(14rem,1fr)] lg:items-start'
  return (
    <div className={`grid gap-y-10 ${isSideBySide ? columns : ''}`}>
      {views.map((view, position) => (
        <ViewSwitch key={position} view={view} />
      ))}
    </div>
  )
}
