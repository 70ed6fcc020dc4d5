import type { AnyRecord } from '../../model/entity'
import { textOf } from '../../model/field'
import { OutboundLink } from '../../ui/OutboundLink'
import { useListContext } from './list-context'

interface Props {
  record: AnyRecord
  className?: string
}

/** The link that a record keeps; nothing where it has none. */
export function RecordLink({ record, className }: Props) {
  const { entity, config } = useListContext()
  const { link } = config.card
  const address = link && textOf(record[link.field])
  if (!link || !address) return null
  return (
    <OutboundLink href={address} label={entity.describe(record)} className={className}>
      {link.label}
    </OutboundLink>
  )
}
