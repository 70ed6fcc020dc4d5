import type { AnyRecord } from '../../model/entity'
import { textOf } from '../../model/field'
import { OutboundLink } from '../../ui/OutboundLink'
import type { AnyListConfig } from './list-view'

interface Props {
  link: AnyListConfig['card']['link']
  record: AnyRecord
  /** What the record is called. */
  name: string
  className?: string
}

/** The link that a record keeps; nothing where it has none. */
export function RecordLink({ link, record, name, className }: Props) {
  const address = link && textOf(record[link.field])
  if (!link || !address) return null
  return (
    <OutboundLink href={address} label={name} className={className}>
      {link.label}
    </OutboundLink>
  )
}
