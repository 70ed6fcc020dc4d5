import type { ReactNode } from 'react'
import type { Due, DueGroup } from '@/engine/due/due'
import type { DatedLine, NowPart } from '@/engine/screen/screen'
import { Card } from '@/engine/ui/Card'
import { DueList } from './DueList'

interface Props {
  group: DueGroup
  due: readonly Due[]
  children?: ReactNode
}

const titles: Readonly<Record<DueGroup, string>> = {
  first: 'Answer First',
  today: 'Today',
  thisWeek: 'This Week',
  waiting: 'Waiting on You',
  later: 'Coming Up',
}

/** One group of what is due. Hidden while it is empty. */
export function DueCard({ group, due, children = <DueList due={due} /> }: Props) {
  const id = `due-${group}`
  return (
    <Card className="[&:not(:has(li,a))]:hidden">
      <section aria-labelledby={id}>
        <h3 id={id} className="mb-2 text-lg font-bold">
          {titles[group]}
        </h3>
        {children}
      </section>
    </Card>
  )
}

interface WithPartsProps {
  group: 'today' | 'thisWeek'
  due: readonly Due[]
  parts: readonly NowPart[]
  /** The lines of the parts that were rendered before these. */
  others?: readonly DatedLine[]
}

/** One list of what is due in a group and the lines of module parts. */
export function DueWithParts({ group, due, parts: [part, ...rest], others = [] }: WithPartsProps) {
  if (!part) return <DueList due={due} others={others} />
  return (
    <part.Component group={group}>
      {(lines) => (
        <DueWithParts group={group} due={due} parts={rest} others={[...others, ...lines]} />
      )}
    </part.Component>
  )
}
