import * as z from 'zod/mini'
import type { Fields, Values } from './field'
import { mergeRecords } from './merge/merge-records'
import type { AnyFields } from './keys'
import type { ObjectSchema } from './object-schema'
import { withAddressableIds } from './record-id'
import { stamps, type Stamps } from './stamps'
import type { Checked, Refusal, SettleMerge, Stored } from './stored'
import { isolate } from '../isolate'

/** A stored record: what a person entered, and the stamps. */
export type Recorded<Draft> = Draft & Stamps

interface Definition<Draft, Specs> {
  key: string
  /** One and many, as messages write them: "job application", "job applications". */
  noun: readonly [one: string, many: string]
  /** Checks what a person enters; the stamps are not part of it. */
  schema: ObjectSchema<Draft>
  /** What the form asks, where that is more: storage and files are held to `schema` alone. */
  formSchema?: ObjectSchema<Draft>
  fields: Specs
  /** Whether an edit sets `updatedAt`. */
  keepsUpdatedAt: boolean
  /**
   * Fields that are not written while they are blank. For those that records from before do not have:
   * such a record then stays as it is when another one changes.
   */
  omitWhenBlank?: readonly string[]
  /**
   * What else an edit changes in a record: its history, say. Handed the record before and after it, it
   * gives the one to store. Pure: an edit is tried on more than one value before it is stored.
   */
  deriveOnEdit?(before: Recorded<Draft>, after: Recorded<Draft>, now: Date): Recorded<Draft>
  /** Puts right what fields say that two tabs changed without seeing each other. Handed the merged record and both. */
  settle?(merged: Recorded<Draft>, ours: Recorded<Draft>, theirs: Recorded<Draft>): Recorded<Draft>
  /** Names one record in a sentence or a button: "Analyst at Acme". `defineEntity` isolates it. */
  describe(record: Draft): string
}

/** A list of records that the user keeps, described once. */
export interface Entity<Draft, Specs>
  extends Definition<Draft, Specs>, Stored<readonly Recorded<Draft>[]> {
  noun: Definition<Draft, Specs>['noun']
}

/** An entity as a view sees it, whatever its fields. See docs/decisions/0007. */
export type AnyEntity = Entity<Values, AnyFields>
/** One of its records. */
export type AnyRecord = Recorded<Values>

const plainObject = z.record(z.string(), z.unknown(), 'It is not a record.')

/** Describes a list of records. Form, filters, badges, backup and import follow from it. */
export function defineEntity<Draft extends Values, const Specs extends Fields<Draft>>(
  definition: Definition<Draft, Specs> & {
    omitWhenBlank?: readonly (keyof Draft & string)[]
  },
): Entity<Draft, Specs> {
  /** The record, or the sentence that says why it is none. */
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
    merge: mergeRecords(childFields(definition.fields)),
  }
}

/** Settles each record that both lists have. */
const settleRecords =
  <Row extends Stamps>(settle: SettleMerge<Row>): SettleMerge<readonly Row[]> =>
  (merged, ours, theirs) => {
    const [mine, others] = [ours, theirs].map((list) => new Map(list.map((row) => [row.id, row])))
    return merged.map((row) => {
      const [one, other] = [mine?.get(row.id), others?.get(row.id)]
      return one && other ? settle(row, one, other) : row
    })
  }

/** The fields that hold records of the record. */
const childFields = (fields: AnyFields) =>
  Object.keys(fields).filter((field) => fields[field]?.input === 'children')

/** What is written of a record. */
const withoutBlank = (fields: readonly string[]) => (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(([field, value]) => !(fields.includes(field) && isBlank(value))),
  )

const isBlank = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The records of a list, and which of its elements are none.
 * @param checkRecord hands back the record, or the sentence that says why it is none
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
    // Before the schemas look at it: a file may hold a million of anything.
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

/** How many refusals say exactly why. A file may hold a million, and nobody reads so many. */
const MAX_REASONS = 1_000

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null

/** A glance before the schemas look, which takes them a thousandth of the time. */
const mayHaveStamps = (json: object) =>
  'id' in json && 'createdAt' in json && String(json.createdAt).length >= SHORTEST_INSTANT

const SHORTEST_INSTANT = '2026-11-21T08:00Z'.length

interface Attempt {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
}

/** The first of the problems, as a sentence behind the label of its field. */
function firstMessage(fields: AnyFields, ...attempts: readonly Attempt[]): string {
  const [issue] = attempts.flatMap(({ error }) => error?.issues ?? [])
  if (!issue) return 'It is not a record.'
  return issue.path.length > 0 ? `${nameOf(fields, issue.path)}: ${issue.message}` : issue.message
}

/** What people call that which a path leads to: "Notes"; of an entry, "History, entry 1, Day". */
function nameOf(fields: AnyFields, path: readonly PropertyKey[]): string {
  const [name, position, ...within] = path
  const field = fields[String(name)]
  const label = typeof field?.label === 'string' ? field.label : path.join('.')
  if (field?.input !== 'children' || position === undefined) return label
  const entry = `${label}, ${field.of.noun[0]} ${Number(position) + 1}`
  return within.length > 0 ? `${entry}, ${nameOf(field.of.fields, within)}` : entry
}
