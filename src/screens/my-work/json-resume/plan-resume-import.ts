import { normalizeText } from '@/engine/normalize-text'
import { readUntrustedJson } from '@/engine/store/untrusted-json'
import type { Work, WorkRecord } from '@/schemas/my-work/work'
import {
  CORRECT_IT,
  isBlank,
  isJsonObject,
  NOT_AN_ENTRY,
  quote,
  readEntry,
  titleOf,
  workSections,
  type JsonObject,
} from './read-entry'

/** The largest file that is read, in bytes. A usual resume has a thousandth of it. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024

/** Far more jobs than anyone has had. */
const MAX_ENTRIES = 500

/** What importing a file would change. Making a plan writes nothing. */
export interface ResumeImportPlan {
  added: readonly WorkRecord[]
  /** How many entries of the file are in the record already. */
  knownCount: number
  /** One sentence for each thing that is not imported, with the reason. */
  leftOut: readonly string[]
}

/** Reads a file as text. @returns the text, or a sentence on why it cannot be read */
export async function readResumeText(file: Blob): Promise<{ text: string } | { problem: string }> {
  if (file.size > MAX_RESUME_BYTES) {
    return {
      problem: 'This file is larger than 5 MB, too large for a resume. Choose another file.',
    }
  }
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    return { problem: 'This file could not be opened. Choose it again.' }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return {
      problem: 'This file is not UTF-8 text. Save your JSON Resume as UTF-8, and choose it again.',
    }
  }
}

/**
 * Plans the import of a JSON Resume file. The text is untrusted: every value is checked, and nothing throws.
 * @returns the plan, or a sentence on why the whole file is refused
 */
export function planResumeImport(
  text: string,
  records: readonly WorkRecord[],
  now = new Date(),
): ResumeImportPlan | { problem: string } {
  // Editors on Windows put a byte order mark before the text.
  const read = readUntrustedJson(text.replace(/^\ufeff/, ''))
  if ('refusal' in read) return { problem: read.refusal === 'not JSON' ? NOT_JSON : NOT_A_RESUME }
  const { json } = read
  const isResume = isJsonObject(json) && knownSections.some((section) => section in json)
  if (!isResume) return { problem: NOT_A_RESUME }

  const leftOut: string[] = []
  const found = workSections.flatMap(({ section, read }) => {
    const list = json[section] ?? []
    if (Array.isArray(list)) return list.map((entry: unknown) => ({ section, entry, read }))
    leftOut.push(`“${section}” is not a list. ${CORRECT_IT}`)
    return []
  })
  if (found.length > MAX_ENTRIES) {
    return { problem: `This file has more than ${MAX_ENTRIES} jobs. Choose another file.` }
  }
  const entries = found.flatMap(({ section, entry, read }, at) => {
    const result = isJsonObject(entry)
      ? readEntry(entry, read(entry), String(now.getTime() + at), now)
      : { reason: NOT_AN_ENTRY }
    if ('reason' in result) {
      leftOut.push(`${titleOf(section, entry)}: ${result.reason}`)
      return []
    }
    leftOut.push(...result.leftOut)
    return [result.record]
  })
  const added = withoutKnown(entries, records)
  return {
    added,
    knownCount: entries.length - added.length,
    leftOut: [...leftOut, ...leftOutSections(json)],
  }
}

/**
 * Drops entries that a list already has: those with one kind, title, organization and start. Each record of the list
 * matches one entry only, so equal entries of a file are all added.
 */
export function withoutKnown(
  entries: readonly WorkRecord[],
  list: readonly WorkRecord[],
): readonly WorkRecord[] {
  const unmatched = list.map(identityOf)
  return entries.filter((entry) => {
    const at = unmatched.indexOf(identityOf(entry))
    if (at !== -1) unmatched.splice(at, 1)
    return at === -1
  })
}

const identityOf = ({ kind, title, organization, start }: Work) =>
  JSON.stringify([kind, normalizeText(title), normalizeText(organization), start])

const NOT_JSON =
  'This file is not JSON, or part of it is missing. Download it again, and choose it.'

const NOT_A_RESUME =
  'This file is not a JSON Resume. Choose a file with work, volunteer or education in it. A backup of this app is restored in Settings.'

/** Sections of the format that another part of the app has a place for. */
const placeElsewhere: ReadonlyMap<string, string> = new Map([
  [
    'basics',
    'Your name and contact details are not part of a work record. Add your name and location in Profile.',
  ],
  ['skills', 'Add skills in Professional Development, where each has a category.'],
  ['certificates', 'Add certifications in Professional Development.'],
])

/** A file with none of these sections is not a JSON Resume. */
const knownSections = [
  ...workSections.map(({ section }) => section),
  ...placeElsewhere.keys(),
  ...['awards', 'publications', 'languages', 'interests', 'references', 'projects'],
]

/** Sections about the file itself. Nobody misses them, so they are not reported. */
const technicalSections = ['$schema', 'meta']

function leftOutSections(json: JsonObject): readonly string[] {
  const isRead = (name: string) => workSections.some(({ section }) => section === name)
  return Object.entries(json)
    .filter(
      ([section, value]) =>
        !isRead(section) && !technicalSections.includes(section) && !isBlank(value),
    )
    .map(([section]) => {
      const reason = placeElsewhere.get(section) ?? 'A work record has no place for it.'
      return `${quote(section)} is left out. ${reason}`
    })
}
