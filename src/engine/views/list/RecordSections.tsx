import type { ReactNode } from 'react'
import type { AnyRecord } from '../../model/entity'
import { useListState } from './list-context'
import { ListForm } from './ListForm'

interface RecordSectionsProps {
  /** Whether on wide screens sections of one record are beside each other, as half of the row is enough. */
  isPaired?: boolean
  /** Draws records. @param level that of their headings @param isPart whether wide screens have half a row for them */
  children: (records: readonly AnyRecord[], level: 3 | 4, isPart: boolean) => ReactNode
}

/** The records of a list, under the headings of its sections where it has some. Empty sections do not show. */
export function RecordSections({ isPaired = false, children }: RecordSectionsProps) {
  const { groups, drawn, matching } = useListState()
  if (!groups) return children(drawn, 3, false)
  const sections = groups.map(({ title, has }) => {
    const members = drawn.filter((record) => has(record))
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
  // A card is not as high as the form that is open beside it.
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

/** One record in a list of cards: its card, or its form in the card's place. Paper gets the card. */
export function RecordItem({ record, children }: RecordItemProps) {
  const isEdited = useListState().editedInPlace?.id === record.id
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
