import type { AnyEntity, AnyRecord } from '../../model/entity'
import { fieldLabel, textOf } from '../../model/field'
import { SlimSelect } from '../../ui/SlimSelect'
import { controlId } from './use-field-change'

interface Props {
  entity: AnyEntity
  record: AnyRecord
  field: string
  onChoose: (record: AnyRecord, field: string, value: string) => Promise<void>
  className?: string
  isLabelHidden?: boolean
}

/** A field of a record that is changed where the record is shown. */
export function FieldSelect({ entity, record, field, onChoose, ...look }: Props) {
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
      onChange={(value) => void onChoose(record, field, value)}
      focusId={controlId(record, field)}
      {...look}
    />
  )
}
