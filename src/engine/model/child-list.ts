import * as z from 'zod/mini'
import type { ObjectSchema } from './entity'
import type { Child, Fields, Scalars, Values } from './field'
import type { AnyFields } from './keys'

interface Definition<Draft, Specs> {
  /** One and many, as messages write them: "entry", "entries". */
  noun: readonly [one: string, many: string]
  /** Checks what a person enters; the id is not part of it. */
  schema: ObjectSchema<Draft>
  /** What the form asks, where that is more. */
  formSchema?: ObjectSchema<Draft>
  fields: Specs
  /** Names one of them in a sentence or a button. */
  describe(child: Draft): string
}

/** Records of a record, described once: an entity in small, without a key of its own. */
export type ChildList<Draft, Specs> = Definition<Draft, Specs>

/** A child list as a view sees it, whatever its fields. */
export type AnyChildList = ChildList<Values, AnyFields>

/** Describes the records that a field holds. */
export function childList<Draft extends Values, const Specs extends Fields<Draft>>(
  definition: Definition<Draft, Specs>,
): ChildList<Draft, Specs> {
  return definition
}

/** What a field with child records may hold: none unless told. Two of them could not be told apart by one id. */
export const children = <Row extends Child>(child: z.ZodMiniType<Row, Row>) =>
  z._default(
    z
      .array(child)
      .check(z.refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, REPEATED)),
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
