import type { ReactNode } from 'react'
import type { AnyRecord } from '../../model/entity'
import { useListState } from './list-context'
import { ListForm } from './ListForm'

interface Props {
  record: AnyRecord
  /** The record's card. */
  children: ReactNode
}

/** One record in a list of cards: its card, or its form in the card's place. Paper gets the card. */
export function RecordItem({ record, children }: Props) {
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
