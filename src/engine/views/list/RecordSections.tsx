import type { ReactNode } from 'react'
import type { AnyRecord } from '../../model/entity'
import { useListState } from './list-context'
import { ListForm } from './ListForm'

interface RecordSectionsProps {
  /** Whether wide screens show two sections side by side, if each has only one record. */
  isPaired?: boolean
  /** Renders records. @param level their heading level @param isPart whether they get half a row on wide screens */
  children: (records: readonly AnyRecord[], level: 3 | 4, isPart: boolean) => ReactNode
}

/** The records of a list, under section headings if it has sections. Empty sections are not shown. */
export function RecordSections({ isPaired = false, children }: RecordSectionsProps) {
  const { groups, rendered, matching } = useListState()
  if (!groups) return children(rendered, 3, false)
  const sections = groups.map(({ title, has }) => {
    const members = rendered.filter((record) => has(record))
    if (members.length === 0) return null
    const count = matching.filter((record) => has(record)).length
    const isPart = isPaired && members.length === 1
    return (
      <section key={title} className={`mt-5 ${isPart ? 'lg:flex lg:flex-col' : 'col-span-full'}`}>
        <h3 className="text-xl font-bold">{`${title} (${count})`}</h3>
        {children(members, 4, isPart)}
      </section>
    )
  })
  // A card does not stretch to the height of an open form beside it.
  if (isPaired)
    return (
      <div className="lg:grid lg:grid-cols-2 lg:gap-x-3 lg:has-[form]:items-start">{sections}</div>
    )
  return sections
}

interface RecordItemProps {
  record: AnyRecord
  /** The record's card. */
  children: ReactNode
}

/** One record in a list of cards: its card, or its form in the card's place. Print always has the card. */
export function RecordItem({ record, children }: RecordItemProps) {
  const isEdited = useListState().form.editedInPlace?.id === record.id
  return (
    <li className={isEdited ? 'col-span-full' : ''}>
      <div
        className={isEdited ? 'hidden print:block' : 'contents'}
        aria-hidden={isEdited || undefined}
      >
        {children}
      </div>
      {isEdited && <ListForm />}
    </li>
  )
}
