/** The largest file that is read, in characters; twice what a browser can store. */
export const MAX_LENGTH = 10 * 1024 * 1024
/** The deepest nesting of a file. What the product writes is four levels deep. */
const MAX_DEPTH = 32
/**
 * The most objects and lists, and the most values, of a file. A browser stores 5,242,880 characters:
 * even records of one letter a field are fewer than 45,000, of about 25 characters a value. More
 * would only keep the page busy.
 */
const MAX_RECORDS = 50_000
const MAX_VALUES = 300_000

/** What a file of the user's holds: values by storage key, and texts that are not JSON. */
export interface FileContent {
  /** What the person who chose the file is told that it is: "a full backup". */
  kind: string
  entries: ReadonlyMap<string, unknown>
  unreadable: ReadonlyMap<string, string>
  /** Whether the file holds everything that was stored, so that what it lacks was not there. */
  isComplete: boolean
}

/** A file that cannot be used, and the sentence that says why. */
export interface FileProblem {
  problem: string
}

/** Reads one format of file; undefined where the JSON is not of this format. */
export type FileFormat = (
  json: Readonly<Record<string, unknown>>,
) => FileContent | FileProblem | undefined

/** Reads a file's text. Nothing of the file is trusted, and nothing is thrown. */
export function readFile(text: string, formats: readonly FileFormat[]): FileContent | FileProblem {
  if (text.length > MAX_LENGTH) return problem('This file is too large. The limit is 10 MB.')
  const misshapen = misshape(text)
  if (misshapen) return problem(misshapen)
  const json = parse(text)
  if (json === undefined) return problem('This file is not JSON, or it was cut off.')
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return unknownFormat
  if (holdsPrototype(text, json)) {
    return problem('This file holds a name that could do harm, so nothing of it was used.')
  }
  const fields: Record<string, unknown> = { ...json }
  for (const format of formats) {
    const content = format(fields)
    if (content) return content
  }
  return unknownFormat
}

const problem = (sentence: string): FileProblem => ({ problem: sentence })

const unknownFormat = problem(
  'This is not a file from here. Choose a full backup or an export that you downloaded in Settings.',
)

/** The parsed text; undefined where it is not JSON. JSON itself has no `undefined`. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What is wrong with a text's shape, if anything. It counts brackets and commas outside strings, so
 * that nothing is built of a text that is refused, and nothing is walked by recursion.
 */
function misshape(text: string): string | undefined {
  let depth = 0
  let records = 0
  let values = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      if (++depth > MAX_DEPTH) return 'This file is nested too deeply to be a backup from here.'
      records++
    } else if (character === '}' || character === ']') depth--
    else if (character === ',') values++
    if (records > MAX_RECORDS || values > MAX_VALUES) {
      return 'This file holds more than a browser could ever store.'
    }
  }
  return undefined
}

/** Whether any object has a key that means an object's prototype, however its letters are written. */
function holdsPrototype(text: string, json: object): boolean {
  const mayHold = text.includes('__proto__') || text.includes('\\u')
  return mayHold && hasKey(json, '__proto__')
}

function hasKey(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, key) || Object.values(value).some((part) => hasKey(part, key))
}
