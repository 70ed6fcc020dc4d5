import { formatDay } from '../calendar-day'
import { monthAndYear } from '../calendar-month'
import { formatClock } from '../clock-time'
import { formatCount } from '../format-count'
import { timeZoneName } from '../time-zone-name'
import type { AnyEntity, AnyRecord } from './entity'
import { fieldLabel, isVisible, type AnyField, type FieldValue, type Values } from './field'
import { labelOf } from './vocabulary'

/** Formats a stored value for display; blank if there is nothing to show. */
export function showValue(spec: AnyField, value: FieldValue | undefined): string {
  if (value === undefined || value === '' || typeof value === 'object') return ''
  if ('options' in spec) return labelOf(spec.options, String(value))
  if (spec.input === 'date') return formatDay(String(value))
  if (spec.input === 'month') return monthAndYear(String(value))
  if (spec.input === 'time') return formatClock(String(value))
  if (spec.input === 'timeZone') return timeZoneName(String(value))
  if (spec.input === 'either') return value ? spec.choices.yes : spec.choices.no
  if (spec.input === 'checkbox' || spec.input === 'switch') return value ? 'Yes' : 'No'
  if (spec.input === 'number') {
    const number = Number(value)
    return `${Number.isInteger(number) ? formatCount(number) : value}${spec.unit ?? ''}`
  }
  return String(value)
}

/** Formats a field of a record for display; blank if the record hides it or the entity has no such field. */
export function showField({ fields }: AnyEntity, record: AnyRecord, field: string): string {
  const spec = fields[field]
  return spec && isVisible(spec, record) ? showValue(spec, record[field]) : ''
}

/** The label of a field, which may depend on the other values. */
export function labelOfField({ fields }: AnyEntity, values: Values, field: string): string {
  const spec = fields[field]
  return spec ? fieldLabel(spec, values) : field
}
