import * as z from 'zod/mini'
import type { AnyEntity } from './entity'
import type { AnyField, FieldValue, Scalar, Values } from './field'

/** The part of an entity that a form needs: the schemas that validate it, and the specs of its fields. */
export type FormModel = Pick<AnyEntity, 'schema' | 'formSchema' | 'fields'>

/** Whether a field is required: its schema rejects a blank value, or it is a choice of two. */
export function isRequired(entity: FormModel, field: string): boolean {
  const [schema, spec] = [entity.schema.shape[field], entity.fields[field]]
  if (!schema || !spec) return false
  return spec.input === 'either' || !z.safeParse(schema, blankOf(spec)).success
}

/** The initial values of a new record's form: each field's `initial`, else the schema's default, else blank. */
export function initialValues(entity: FormModel): Values {
  return Object.fromEntries(
    Object.entries(entity.fields).map(([field, spec]) => [
      field,
      initialValue(entity, field, spec),
    ]),
  )
}

function initialValue(entity: FormModel, field: string, spec: AnyField): FieldValue {
  if ('initial' in spec && spec.initial) return spec.initial()
  const schema = entity.schema.shape[field]
  const byDefault = schema && z.safeParse(schema, undefined)
  return byDefault?.success && isScalar(byDefault.data) ? byDefault.data : blankOf(spec)
}

function blankOf(spec: AnyField): FieldValue {
  if (spec.input === 'number') return spec.min
  if (spec.input === 'children') return []
  return ['checkbox', 'either', 'switch'].includes(spec.input) ? false : ''
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
