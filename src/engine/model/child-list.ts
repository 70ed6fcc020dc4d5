import * as z from 'zod/mini'
import type { AnyChildList, Child, Fields, Scalars, Values } from './field'
import type { ObjectSchema } from './object-schema'
import { withAddressableIds } from './record-id'
import { isolate } from '../isolate'

interface Definition<Draft, Specs> extends Pick<AnyChildList, 'noun'> {
  schema: ObjectSchema<Draft>
  formSchema?: ObjectSchema<Draft>
  fields: Specs
  describe(child: Draft): string
}

/** Describes the records that a field holds, an entity in small: it has no key of its own. See docs/decisions/0031. */
export function childList<Draft extends Values, const Specs extends Fields<Draft>>(
  definition: Definition<Draft, Specs>,
): Definition<Draft, Specs> {
  return { ...definition, describe: (child) => isolate(definition.describe(child)) }
}

/**
 * What a field with child records may hold: none by default. Two of them could not be told apart by one id.
 * Their ids follow the rule for records: forms and addresses name a child by its id.
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

/** What a form holds of a child: blank where the child has nothing. */
export function heldOf({ fields }: AnyChildList, child: Child): Scalars {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, child[field] ?? '']))
}

/** What a child is called. */
export function childName(list: AnyChildList, child: Child): string {
  return list.describe(heldOf(list, child))
}
