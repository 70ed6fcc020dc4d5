import type { ReactNode } from 'react'
import type { AnyRecord } from '../../model/entity'
import type { LayoutProps } from './layout-props'

interface Props extends Pick<LayoutProps, 'list'> {
  /** Draws records. @param level that of their headings */
  children: (records: readonly AnyRecord[], level: 3 | 4) => ReactNode
}

/** The records of a list, under the headings of its sections where it has some. Empty sections do not show. */
export function RecordSections({ list: { groups, drawn, matching }, children }: Props) {
  if (!groups) return children(drawn, 3)
  return groups.map(({ title, has }) => {
    const members = drawn.filter((record) => has(record))
    if (members.length === 0) return null
    const count = matching.filter((record) => has(record)).length
    return (
      <section key={title} className="mt-5">
        <h3 className="text-xl font-bold">
          {title} ({count})
        </h3>
        {children(members, 4)}
      </section>
    )
  })
}
