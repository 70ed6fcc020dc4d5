import type { AnyEntity, AnyRecord } from '@/engine/model/entity'
import { fieldLabel, textOf } from '@/engine/model/field'
import { Badge } from '@/engine/ui/Badge'
import { Icon } from '@/engine/ui/Icon'
import { SlimSelect } from '@/engine/ui/SlimSelect'
import type { Tone } from '@/engine/ui/tokens'
import type { ListExtension } from '@/engine/views/list/extension'
import { useListContext } from '@/engine/views/list/list-context'
import type { Choice } from '@/engine/views/list/list-view'
import { controlId } from '@/engine/views/list/use-field-change'

/** Fields that can be changed where they are shown: in the badge of a card, on a small card and in the table. */
export function editOnCard<E extends AnyEntity>(
  fields: readonly Choice<E['fields']>[],
): ListExtension<E>
export function editOnCard(fields: readonly string[]): ListExtension {
  return { card: { control: { fields, Badge: BadgeSelect, Select: FieldSelect } } }
}

interface BadgeProps {
  record: AnyRecord
  field: string
  tone: Tone
  /** What the badge says. */
  text: string
}

/**
 * A badge that can be changed. An invisible select with the height of a touch target covers it, so that a card shows
 * the value once. Only the badge is printed.
 */
function BadgeSelect({ tone, text, ...select }: BadgeProps) {
  const lastWord = text.lastIndexOf(' ') + 1
  return (
    <div className="relative rounded outline-offset-2 outline-accent has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid">
      {/* Screen readers read the select instead. */}
      <div aria-hidden="true" className="flex">
        <Badge tone={tone}>
          <span>{text.slice(0, lastWord)}</span>
          {/* The arrow never wraps to a line of its own. */}
          <span className="whitespace-nowrap">
            <span>{text.slice(lastWord)}</span>
            <Icon name="i-lucide-chevron-down" className="ml-1 size-4 align-text-bottom" />
          </span>
        </Badge>
      </div>
      <div className="absolute inset-x-0 -top-2.5 opacity-0" data-no-print>
        <FieldSelect {...select} />
      </div>
    </div>
  )
}

interface SelectProps {
  record: AnyRecord
  field: string
  className?: string
}

/** A select that changes a field of a record in place. Its label is for screen readers. */
function FieldSelect({ record, field, className }: SelectProps) {
  const { entity, choose } = useListContext()
  const spec = entity.fields[field]
  if (!spec || !('options' in spec)) return null
  const { values, labels } = spec.options
  const label = fieldLabel(spec, record)
  return (
    <SlimSelect
      label={label}
      isLabelHidden
      name={`${label}: ${entity.describe(record)}`}
      value={textOf(record[field])}
      options={[
        ...(spec.blank === undefined ? [] : [{ value: '', label: spec.blank }]),
        ...values.map((value) => ({ value, label: labels[value] ?? value })),
      ]}
      onChange={(value) => void choose(record, field, value)}
      focusId={controlId(record, field)}
      {...(className !== undefined && { className })}
    />
  )
}
