import { isRequired, type FormModel } from '@/engine/model/field-defaults'
import type { AnyField, FieldValue, Values } from '@/engine/model/field'
import { entities, restorable } from '@/schemas/account/stored'
import sampleData from './sample-data.json' with { type: 'json' }

/** Whether a stored value is described by fields. */
export function isDescribed<Value extends object>(stored: Value): stored is Value & FormModel {
  return 'fields' in stored && 'schema' in stored
}

const writtenSamples: Readonly<Record<string, unknown>> = {
  ...sampleData,
  transitionPromoDismissed: true,
  darkMode: true,
}

/**
 * A value for every restorable key, with every field filled in: from the written sample if there is one,
 * otherwise generated from the fields. A new field or list needs no change here.
 */
export const samples: Readonly<Record<string, unknown>> = Object.fromEntries(
  restorable.map((stored) => [stored.key, sampleOf(stored.key, stored)]),
)

function sampleOf(key: string, stored: object): unknown {
  const value = writtenSamples[key]
  if (isEntity(stored)) {
    const records: readonly object[] = Array.isArray(value) ? value : [{}, {}]
    return records.map((record, index) => ({ ...recordOf(stored, index), ...record }))
  }
  if (isDescribed(stored)) return { ...filledFields(stored), ...(value ?? {}) }
  if (value === undefined) {
    throw new Error(`${key} has no sample. Add one to tests/support/sample-data.json.`)
  }
  return value
}

function isEntity(stored: object): stored is FormModel {
  return entities.some((entity) => 'key' in stored && entity.key === stored.key)
}

function recordOf(model: FormModel, index: number): object {
  const createdAt = `2026-11-1${index}T20:00:00.000Z`
  return { id: String(Date.parse(createdAt)), ...filledFields(model), createdAt }
}

function filledFields(model: FormModel): Values {
  return Object.fromEntries(
    Object.entries(model.fields).map(([field, spec]) => [
      field,
      filled(spec, isRequired(model, field)),
    ]),
  )
}

function filled(spec: AnyField, isNeeded: boolean): FieldValue {
  if ('options' in spec) return spec.options.values[0] ?? ''
  if (spec.input === 'number') return spec.max ?? spec.min + 1
  if (spec.input === 'date') return '2026-11-19'
  if (spec.input === 'month') return '2026-06'
  if (spec.input === 'url') return 'https://example.com/sample'
  if (spec.input === 'children') {
    return [{ id: '1795118400000', ...textsOf(filledFields(spec.of)) }]
  }
  if (spec.input === 'time') return '14:30'
  if (spec.input === 'timeZone') return 'America/Chicago'
  if (spec.input === 'text' || spec.input === 'textarea') return isNeeded ? 'Sample' : 'A sample'
  return true
}

/** The text values. A child record stores only these. */
function textsOf(values: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
