import * as z from 'zod/mini'
import type { AnyField, Fields, Values } from './field'
import { instant } from './rules'
import type { Checked, Stored } from './stored'

/** What the repository writes on a record; nobody enters it. */
export interface Stamps {
  /** A millisecond timestamp as text, unique in its list. */
  id: string
  /** ISO instant. */
  createdAt: string
  /** ISO instant of the last edit, in entities that keep it. */
  updatedAt?: string | undefined
}

/** A stored record: what a person entered, and the stamps. */
export type Recorded<Draft> = Draft & Stamps

/** An object schema, with the schemas of its fields. */
export type ObjectSchema<Draft> = z.ZodMiniType<Draft, Partial<Draft>> & {
  shape: Readonly<Record<string, z.core.$ZodType>>
}

interface Definition<Draft, Specs = Fields<Draft>> {
  key: string
  /** One and many, as messages write them: "job application", "job applications". */
  noun: readonly [one: string, many: string]
  /** Checks what a person enters; the stamps are not part of it. */
  schema: ObjectSchema<Draft>
  fields: Specs
  /** Whether an edit sets `updatedAt`. */
  keepsUpdatedAt: boolean
  /** Names one record in a sentence or a button: "Analyst at Acme". */
  describe(record: Draft): string
}

/** A list of records that the user keeps, described once. */
export interface Entity<Draft, Specs = Fields<Draft>>
  extends Definition<Draft, Specs>, Stored<readonly Recorded<Draft>[]> {}

/** An entity as a view sees it, whatever its fields. */
export type AnyEntity = Entity<Values, Readonly<Record<string, AnyField>>>
/** One of its records. */
export type AnyRecord = Recorded<Values>

const stamps = z.object({
  id: z.string('Every record has an id.').check(z.minLength(1, 'Every record has an id.')),
  createdAt: instant(),
  updatedAt: z.optional(instant()),
})

const plainObject = z.record(z.string(), z.unknown())

/** Describes a list of records. Form, filters, badges, backup and import follow from it. */
export function defineEntity<Draft extends Values>(definition: Definition<Draft>): Entity<Draft> {
  const checkRecord = (json: unknown): Recorded<Draft> | undefined => {
    const unknowns = plainObject.safeParse(json)
    const draft = definition.schema.safeParse(json)
    const stamped = stamps.safeParse(json)
    if (!unknowns.success || !draft.success || !stamped.success) return undefined
    // Fields that this version does not know are kept as they are.
    return { ...unknowns.data, ...draft.data, ...stamped.data }
  }
  return {
    ...definition,
    contents: definition.noun[1],
    empty: [],
    check: (json) => checkList(json, checkRecord),
  }
}

function checkList<Row extends Stamps>(
  json: unknown,
  checkRecord: (json: unknown) => Row | undefined,
): Checked<readonly Row[]> | undefined {
  if (!Array.isArray(json)) return undefined
  const value: Row[] = []
  const refused: number[] = []
  const seen = new Set<string>()
  json.forEach((element: unknown, position) => {
    const row = checkRecord(element)
    // Two records with one id could not be told apart by an edit: the second one is set aside.
    if (row && !seen.has(row.id)) {
      seen.add(row.id)
      value.push(row)
    } else refused.push(position)
  })
  return { value, refused }
}
