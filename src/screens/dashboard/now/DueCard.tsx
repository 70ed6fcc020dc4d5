import type { ReactNode } from 'react'
import type { Due, DueGroup } from '@/engine/due/due'
import { Card } from '@/engine/ui/Card'
import { DueList } from './DueList'

interface Props {
  group: DueGroup
  due: readonly Due[]
  /** What modules show in the group themselves. */
  children?: readonly ReactNode[]
}

const titles: Readonly<Record<DueGroup, string>> = {
  today: 'Today',
  thisWeek: 'This Week',
  waiting: 'Waiting on You',
  later: 'Coming Up',
}

/** One group of what is due. It is hidden while a module's part in it has nothing to show. */
export function DueCard({ group, due, children = [] }: Props) {
  const id = `due-${group}`
  return (
    <Card className="[&:not(:has(li,a))]:hidden">
      <section aria-labelledby={id}>
        <h3 id={id} className="mb-2 text-lg font-bold">
          {titles[group]}
        </h3>
        {due.length > 0 && <DueList due={due} />}
        {children.length > 0 && <div className={due.length > 0 ? 'mt-2' : ''}>{children}</div>}
      </section>
    </Card>
  )
}
