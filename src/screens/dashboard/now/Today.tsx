import type { ReactNode } from 'react'
import type { Due } from '@/engine/due/due'
import { DueList } from './DueList'

interface Props {
  due: readonly Due[]
  /** What modules show themselves. */
  children: readonly ReactNode[]
}

/** What waits now, over every module. */
export function Today({ due, children }: Props) {
  return (
    <section aria-labelledby="today">
      <h3 id="today" className="mb-2 text-lg font-bold">
        Today
      </h3>
      {due.length > 0 && <DueList due={due} />}
      {children.length > 0 && <div className="mt-2">{children}</div>}
    </section>
  )
}
