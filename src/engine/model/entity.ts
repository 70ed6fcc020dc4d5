import * as z from 'zod/mini'
import type { AnyFields, Fields, ObjectSchema, Values } from './field'
import { isObject } from './is-same'
import { mergeRecords } from './merge/merge-records'
import { withAddressableIds } from './record-id'
import { stamps, type Stamps } from './stamps'
import type { Checked, Refusal, SettleMerge, Stored } from './stored'
import { isolate } from '../isolate'

/** A stored record: the entered values and the stamps. */
export type Recorded<Draft> = Draft & Stamps

interface Definition<Draft, Specs> {
  key: string
  /** One and many, as messages write them: "job application", "job applications". */
  noun: readonly [one: string, many: string]
  /** Validates the entered values; the stamps are not part of it. */
  schema: ObjectSchema<Draft>
  /** The form's schema, if it is stricter. Stored data and files are validated with `schema` only. */
  formSchema?: ObjectSchema<Draft>
  fields: Specs
  /** Whether an edit sets `updatedAt`. */
  keepsUpdatedAt: boolean
  /**
   * Fields that are not written while they are blank. For fields that were added later: an older record
   * then stays the same in storage when another one changes.
   */
  omitWhenBlank?: readonly string[]
  /**
   * Derives further changes from an edit, such as a history entry. Returns the record to store.
   * Must be pure, because an edit may be applied to more than one value before it is stored.
   */
  deriveOnEdit?(before: Recorded<Draft>, after: Recorded<Draft>, now: Date): Recorded<Draft>
  /** Repairs fields that contradict each other after the edits of two tabs or devices were merged. Pure. */
  settle?(merged: Recorded<Draft>, ours: Recorded<Draft>, theirs: Recorded<Draft>): Recorded<Draft>
  /** Names one record in a sentence or a button: "Analyst at Acme". `defineEntity` isolates it. */
  describe(record: Draft): string
}

/** A list of the user's records, with everything the engine needs to know about it. */
export interface Entity<Draft, Specs>
  extends Definition<Draft, Specs>, Stored<readonly Recorded<Draft>[]> {
  noun: Definition<Draft, Specs>['noun']
}

/** An entity with its fields erased, as views use it. See docs/decisions/0007. */
export type AnyEntity = Entity<Values, AnyFields>
/** One of its records. */
export type AnyRecord = Recorded<Values>

const plainObject = z.record(z.string(), z.unknown(), 'It is not a record.')

/** Defines a list of records. Form, filters, badges, backup and import are generated from the definition. */
export function defineEntity<Draft extends Values, const Specs extends Fields<Draft>>(
  definition: Definition<Draft, Specs> & {
    omitWhenBlank?: readonly (keyof Draft & string)[]
  },
): Entity<Draft, Specs> {
  /** @returns the record, or a sentence on why it is invalid */
  const checkRecord = (json: unknown): Recorded<Draft> | string => {
    const unknowns = plainObject.safeParse(json)
    const draft = definition.schema.safeParse(json)
    const stamped = stamps.safeParse(json)
    if (unknowns.success && draft.success && stamped.success) {
      // Fields that this version does not know are kept as they are.
      return { ...unknowns.data, ...draft.data, ...stamped.data }
    }
    return firstMessage(definition.fields, unknowns, draft, stamped)
  }
  return {
    ...definition,
    describe: (record) => isolate(definition.describe(record)),
    contents: definition.noun[1],
    empty: [],
    check: (json) => checkList(json, checkRecord),
    ...(definition.omitWhenBlank && { written: withoutBlank(definition.omitWhenBlank) }),
    ...(definition.settle && { settleMerge: settleRecords(definition.settle) }),
    merge: mergeRecords(childFields(definition.fields), definition.settle),
  }
}

/** Settles each record that is in both lists. */
const settleRecords =
  <Row extends Stamps>(settle: SettleMerge<Row>): SettleMerge<readonly Row[]> =>
  (merged, ours, theirs) => {
    const [mine, others] = [ours, theirs].map((list) => new Map(list.map((row) => [row.id, row])))
    return merged.map((row) => {
      const [one, other] = [mine?.get(row.id), others?.get(row.id)]
      return one && other ? settle(row, one, other) : row
    })
  }

/** The fields that hold child records. */
const childFields = (fields: AnyFields) =>
  Object.keys(fields).filter((field) => fields[field]?.input === 'children')

/** A record without its blank values in these fields. */
const withoutBlank = (fields: readonly string[]) => (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(([field, value]) => !(fields.includes(field) && isBlank(value))),
  )

const isBlank = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Splits a list into its valid records and the refused elements.
 * @param checkRecord returns the record, or a sentence on why it is invalid
 */
export function checkList<Row extends Stamps>(
  json: unknown,
  checkRecord: (json: unknown) => Row | string,
): Checked<readonly Row[]> | undefined {
  if (!Array.isArray(json)) return undefined
  const value: Row[] = []
  const refused: Refusal[] = []
  const seen = new Set<string>()
  json.forEach((element: unknown, position) => {
    // A cheap test before the schemas, because a file may contain a million invalid elements.
    const isWorthChecking =
      isObject(element) && (refused.length < MAX_REASONS || mayHaveStamps(element))
    const row = isWorthChecking ? checkRecord(element) : 'It is not a record.'
    if (typeof row === 'string') refused.push({ position, reason: row })
    else if (seen.has(row.id)) {
      // Two records with one id could not be told apart by an edit.
      refused.push({ position, reason: 'Another record has the same id.' })
    } else {
      seen.add(row.id)
      value.push(row)
    }
  })
  return { value: withAddressableIds(value), refused }
}

/** The number of refused elements that get an exact reason. A hostile file may contain a million of them. */
const MAX_REASONS = 1_000

/** A test that takes a thousandth of the time of the schemas. */
const mayHaveStamps = (json: object) =>
  'id' in json && 'createdAt' in json && String(json.createdAt).length >= SHORTEST_INSTANT

const SHORTEST_INSTANT = '2026-11-21T08:00Z'.length

interface Attempt {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
}

/** The message of the first issue, after the label of its field. */
function firstMessage(fields: AnyFields, ...attempts: readonly Attempt[]): string {
  const [issue] = attempts.flatMap(({ error }) => error?.issues ?? [])
  if (!issue) return 'It is not a record.'
  return issue.path.length > 0 ? `${labelAt(fields, issue.path)}: ${issue.message}` : issue.message
}

/** The label for an issue's path: "Notes", or "History, entry 1, Day" for a child record. */
function labelAt(fields: AnyFields, path: readonly PropertyKey[]): string {
  const [name, position, ...within] = path
  const field = fields[String(name)]
  const label = typeof field?.label === 'string' ? field.label : path.join('.')
  if (field?.input !== 'children' || position === undefined) return label
  const entry = `${label}, ${field.of.noun[0]} ${Number(position) + 1}`
  return within.length > 0 ? `${entry}, ${labelAt(field.of.fields, within)}` : entry
}
