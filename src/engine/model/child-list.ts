import * as z from 'zod/mini'
import type { AnyChildList, Child, Fields, ObjectSchema, Scalars, Values } from './field'
import { withAddressableIds } from './record-id'
import { isolate } from '../isolate'

interface Definition<Draft, Specs> extends Pick<AnyChildList, 'noun'> {
  schema: ObjectSchema<Draft>
  formSchema?: ObjectSchema<Draft>
  fields: Specs
  describe(child: Draft): string
}

/** Defines a list of child records in a field: like an entity, but without a storage key. See docs/decisions/0031. */
export function childList<Draft extends Values, const Specs extends Fields<Draft>>(
  definition: Definition<Draft, Specs>,
): Definition<Draft, Specs> {
  return { ...definition, describe: (child) => isolate(definition.describe(child)) }
}

/**
 * The schema of a field with child records, empty by default. Ids must be unique, and they follow the rule for record
 * ids, because form names and URLs contain them.
 */
export const children = <Row extends Child>(child: z.ZodMiniType<Row, Row>) =>
  z._default(
    z.array(child).check(
      z.refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, REPEATED),
      z.overwrite((rows) => [...withAddressableIds(rows)]),
    ),
    [],
  )

const REPEATED = 'Two entries have the same id.'

/** The form values of a child; a field without a value is blank. */
export function childValues({ fields }: AnyChildList, child: Child): Scalars {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, child[field] ?? '']))
}

/** The name of a child in a sentence or a button. */
export function childName(list: AnyChildList, child: Child): string {
  return list.describe(childValues(list, child))
}
