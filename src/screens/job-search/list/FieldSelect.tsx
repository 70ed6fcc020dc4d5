import type { AnyRecord } from '@/engine/model/entity'
import { fieldLabel, textOf } from '@/engine/model/field'
import { SlimSelect } from '@/engine/ui/SlimSelect'
import { useListContext } from '@/engine/views/list/list-context'
import { controlId } from '@/engine/views/list/use-field-change'

interface Props {
  record: AnyRecord
  field: string
  className?: string
  isLabelHidden?: boolean
}

/** A select that changes a field of a record in place. */
export function FieldSelect({ record, field, ...look }: Props) {
  const { entity, choose } = useListContext()
  const spec = entity.fields[field]
  if (!spec || !('options' in spec)) return null
  const { values, labels } = spec.options
  const label = fieldLabel(spec, record)
  return (
    <SlimSelect
      label={label}
      name={`${label}: ${entity.describe(record)}`}
      value={textOf(record[field])}
      options={[
        ...(spec.blank === undefined ? [] : [{ value: '', label: spec.blank }]),
        ...values.map((value) => ({ value, label: labels[value] ?? value })),
      ]}
      onChange={(value) => void choose(record, field, value)}
      focusId={controlId(record, field)}
      {...look}
    />
  )
}
