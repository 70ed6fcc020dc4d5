import {
  runTransaction,
  type Database,
  type DatabaseState,
  type Intent,
  type Texts,
} from './database'
import { isSequenceNumber } from '../save-mark'

/** A row of `writes` as it should be. A damaged row may hold anything. */
interface Row {
  name: string
  text: string | null
  number: number
}

/**
 * Reads the state of the database. Repairs damaged parts of it and of the list of versions first, so that every
 * later reader can rely on them. Undefined if the database is new.
 */
export async function readRepairedState(database: Database): Promise<DatabaseState | undefined> {
  const found: unknown = await database.get('state', 'now')
  const areVersionsSound = (await database.getAll('versions')).every(({ madeAt }) =>
    isInstant(madeAt),
  )
  if (areVersionsSound) {
    if (isState(found)) return found
    if (found === undefined && (await database.count('writes')) === 0) return undefined
  }
  return runTransaction(database, async (transaction) => {
    const versions = transaction.objectStore('versions')
    for (const version of await versions.getAll()) {
      if (!isInstant(version.madeAt)) await versions.put({ ...version, madeAt: UNKNOWN_INSTANT })
    }
    const states = transaction.objectStore('state')
    const current: unknown = await states.get('now')
    if (isState(current)) return current
    const rows = soundRows(await transaction.objectStore('writes').getAll())
    const state = repaired(current, rows)
    await states.put(state, 'now')
    return state
  })
}

/** Shown for a version whose day is not known. */
const UNKNOWN_INSTANT = new Date(0).toISOString()

/**
 * The rows that hold a text, or tell that there is none. One whose number is damaged counts as the newest:
 * the database is never older than the browser's storage was when it was written.
 */
export function soundRows(rows: readonly Row[]): readonly Row[] {
  return rows
    .filter(({ text }: { text: unknown }) => text === null || typeof text === 'string')
    .map((row) => (isSequenceNumber(row.number) ? row : { ...row, number: NEWEST }))
}

const NEWEST = Number.MAX_SAFE_INTEGER

/**
 * What every row holds, by name, to keep it in a version. What is no text is kept as JSON: it is damaged, but
 * may be all that is left.
 */
export function rowTexts(rows: readonly Row[]): Texts {
  return rows.flatMap(({ name, text }: { name: string; text: unknown }) => {
    if (text === undefined) return []
    return [[name, text === null || typeof text === 'string' ? text : toText(text)] as const]
  })
}

const toText = (value: unknown): string => JSON.stringify(value) ?? String(value)

function repaired(found: unknown, rows: readonly Row[]): DatabaseState {
  const { id, number, savedAt, intent, isSeen, erased } = fieldsOf(found)
  const numbers = rows.map((row) => row.number).filter(isSequenceNumber)
  return {
    // Without an id it mirrors no storage: its texts are set aside before the first write.
    id: typeof id === 'string' ? id : '',
    number: isSequenceNumber(number) ? number : numbers.reduce((a, b) => Math.max(a, b), 0),
    savedAt: isInstant(savedAt) ? savedAt : new Date().toISOString(),
    ...(isIntent(intent) && { intent }),
    ...(isSeen === true && { isSeen }),
    ...(Array.isArray(erased) && { erased: erased.filter((one) => typeof one === 'string') }),
  }
}

function isState(found: unknown): found is DatabaseState {
  const { id, number, savedAt, intent, erased } = fieldsOf(found)
  return (
    typeof id === 'string' &&
    isSequenceNumber(number) &&
    isInstant(savedAt) &&
    (intent === undefined || isIntent(intent)) &&
    (erased === undefined ||
      (Array.isArray(erased) && erased.every((one) => typeof one === 'string')))
  )
}

function isIntent(intent: unknown): intent is Intent {
  const { texts, number } = fieldsOf(intent)
  return isSequenceNumber(number) && Array.isArray(texts) && texts.every(isNamedText)
}

const isNamedText = (entry: unknown) =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  (entry[1] === null || typeof entry[1] === 'string')

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
