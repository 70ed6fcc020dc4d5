import type { AnyRecord } from '../../model/entity'
import { isVisible, textOf } from '../../model/field'
import { Badge } from '../../ui/Badge'
import { toneClass } from '../../ui/tone-class'
import { controlOf } from './extension'
import { useListContext } from './list-context'
import { showValue } from '../../model/show-value'

interface Props {
  record: AnyRecord
  field: string
}

/**
 * A field in a small space: a select if it can be changed, in the badge's tone if the card shows it as a badge. A print
 * has the badge, or the text.
 */
export function CompactField({ record, field }: Props) {
  const { entity, config, extensions } = useListContext()
  const { card } = config
  const spec = entity.fields[field]
  if (!spec || !isVisible(spec, record)) return null
  const text = showValue(spec, record[field])
  const isBadge = card.badge?.field === field
  const tone = (isBadge && card.badge?.tones[textOf(record[field])]) || 'neutral'
  const shown = isBadge ? <Badge tone={tone}>{text}</Badge> : <span dir="auto">{text}</span>
  const control = controlOf(extensions, field)
  if (!control) return shown
  return (
    <>
      <span className="hidden print:inline" aria-hidden="true">
        {shown}
      </span>
      <div data-no-print>
        <control.Select
          record={record}
          field={field}
          // Leaves room for the longest option and the arrow.
          className={`bg-[position:right_0.5rem_center]! pl-2! pr-6.5! lg:text-sm ${isBadge ? `font-semibold ${toneClass[tone]}` : ''}`}
        />
      </div>
    </>
  )
}
