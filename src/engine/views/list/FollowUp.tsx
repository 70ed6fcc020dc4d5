import type { AnyRecord } from '../../model/entity'
import { useToday } from '../../use-today'
import { useListContext } from './list-context'

interface Props {
  record: AnyRecord
  /** Whether the record was just changed in a way that an extension asks about. */
  isAsked: boolean
}

/** The small forms under a record that was just changed, until they are filled in. */
export function FollowUp({ record, isAsked }: Props) {
  const { extensions } = useListContext()
  const today = useToday()
  if (!isAsked) return null
  return extensions.map(({ card }, at) => {
    const Form = card?.followUp?.isOpen(record, today) ? card.followUp.Form : undefined
    return Form && <Form key={at} record={record} />
  })
}
