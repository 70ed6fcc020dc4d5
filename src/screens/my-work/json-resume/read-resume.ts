import { calendarMonth, isCalendarMonth, type CalendarMonth } from '@/engine/calendar-month'
import { isCalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import { hasMistypedYear } from '@/engine/mistyped-year'
import { isolate } from '@/engine/isolate'
import { normalizeText } from '@/engine/normalize-text'
import { shortened } from '@/engine/shortened'
import { isTooDeep, isTooMuch, measure } from '@/engine/store/backup/measure'
import { holdsPrototype, parseJson } from '@/engine/store/backup/untrusted-json'
import { workRecord, type Work, type WorkRecord } from '@/schemas/my-work/work'
import { placeOf } from '@/schemas/my-work/work-from-application'
import { MAX_RESULT_CHARACTERS } from '@/schemas/my-work/work-result'

/** The largest file that is read, in bytes. A resume has a thousandth of it. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024

/** The most entries that a file may have. Nobody had as many jobs. */
const MAX_ENTRIES = 500

/** How much of a text a sentence shows. */
const MAX_NAME = 60

/** What a file would add to the record. Nothing is written by it. */
export interface ResumePlan {
  added: readonly WorkRecord[]
  /** How many entries are in the record already. */
  knownCount: number
  /** A sentence for each part that is left out, with its reason. */
  leftOut: readonly string[]
}

type Json = Readonly<Record<string, unknown>>

/** The text of a file, or the sentence that says why it is not read. */
export async function resumeText(file: Blob): Promise<{ text: string } | { problem: string }> {
  if (file.size > MAX_RESUME_BYTES) {
    return {
      problem: 'This file is larger than 5 MB, too large for a resume. Choose another file.',
    }
  }
  try {
    return { text: await file.text() }
  } catch {
    return { problem: 'This file could not be opened. Choose it again.' }
  }
}

/** What a JSON Resume file would add to the record. Nothing of the file is trusted, and nothing is thrown. */
export function planResume(
  text: string,
  records: readonly WorkRecord[],
  now = new Date(),
): ResumePlan | { problem: string } {
  const size = measure(text)
  if (isTooDeep(size) || isTooMuch(size)) return { problem: NOT_A_RESUME }
  // Editors on Windows put a byte order mark before it.
  const json = parseJson(text.replace(/^\ufeff/, ''))
  if (json === undefined) {
    return {
      problem: 'This file is not JSON, or part of it is missing. Download it again, and choose it.',
    }
  }
  if (!isObject(json) || holdsPrototype(text, json) || !parts.some((part) => part in json)) {
    return { problem: NOT_A_RESUME }
  }
  const leftOut: string[] = []
  const found = workParts.flatMap(({ part, read }) => {
    const list = json[part] ?? []
    if (Array.isArray(list)) return list.map((entry: unknown) => ({ part, entry, read }))
    leftOut.push(`“${part}” is not a list. ${CORRECT_IT}`)
    return []
  })
  if (found.length > MAX_ENTRIES) {
    return { problem: `This file has more than ${MAX_ENTRIES} jobs. Choose another file.` }
  }
  const entries = found.flatMap(({ part, entry, read }, at) => {
    const made = isObject(entry)
      ? recordOf(entry, read(entry), String(now.getTime() + at), now)
      : { reason: NO_ENTRY }
    if ('reason' in made) {
      leftOut.push(`${nameOf(part, entry)}: ${made.reason}`)
      return []
    }
    leftOut.push(...made.leftOut)
    return [made.record]
  })
  const added = newWork(entries, records)
  return {
    added,
    knownCount: entries.length - added.length,
    leftOut: [...leftOut, ...otherParts(json)],
  }
}

/** The work that a list does not have: none with the same kind, title, organization and start. */
export function newWork(
  entries: readonly WorkRecord[],
  list: readonly WorkRecord[],
): readonly WorkRecord[] {
  const known = new Set(list.map(identityOf))
  return entries.filter((entry) => {
    const identity = identityOf(entry)
    if (known.has(identity)) return false
    known.add(identity)
    return true
  })
}

const identityOf = ({ kind, title, organization, start }: Work) =>
  JSON.stringify([kind, normalizeText(title), normalizeText(organization), start])

const NOT_A_RESUME =
  'This file is not a JSON Resume. Choose a file with work, volunteer or education in it. A backup of this app is restored in Settings.'

const CORRECT_IT = 'Correct it in the file, and choose it again.'
const NO_ENTRY = `It is no entry. ${CORRECT_IT}`

/** What is read of an entry: its kind, title and organization, and the fields that hold them. */
interface Named {
  draft: Pick<Work, 'kind' | 'title' | 'organization'>
  fields: readonly string[]
}

/** The parts that become work, and how each names things. */
const workParts: readonly { part: string; read: (entry: Json) => Named }[] = [
  {
    part: 'work',
    read: (entry) => ({
      draft: {
        kind: entry['isSelfEmployed'] === true ? 'self-employed' : 'paid',
        title: textIn(entry, 'position'),
        // Older files call it "company".
        organization: textIn(entry, 'name') || textIn(entry, 'company'),
      },
      fields: ['position', 'name', 'company', 'isSelfEmployed', 'isFederal', 'series', 'grade'],
    }),
  },
  {
    part: 'volunteer',
    read: (entry) => ({
      draft: {
        kind: 'volunteer',
        title: textIn(entry, 'position'),
        organization: textIn(entry, 'organization'),
      },
      fields: ['position', 'organization'],
    }),
  },
  {
    part: 'education',
    read: (entry) => ({
      draft: {
        kind: 'study',
        title: [textIn(entry, 'studyType'), textIn(entry, 'area')].filter(Boolean).join(', '),
        organization: textIn(entry, 'institution'),
      },
      fields: ['studyType', 'area', 'institution'],
    }),
  },
]

/** The other parts of the format, and why each is left out. */
const elsewhere: Readonly<Record<string, string>> = {
  basics: 'Your name and contact details are not part of a work record. Settings has your profile.',
  skills: 'Add skills in Professional Development, where each has a category.',
  certificates: 'Add certifications in Professional Development.',
}
const parts = [
  ...workParts.map(({ part }) => part),
  ...Object.keys(elsewhere),
  ...['awards', 'publications', 'languages', 'interests', 'references', 'projects'],
]

function otherParts(json: Json): readonly string[] {
  const isWork = (part: string) => workParts.some((one) => one.part === part)
  return Object.entries(json)
    .filter(
      ([part, value]) => !isWork(part) && !['$schema', 'meta'].includes(part) && !isEmpty(value),
    )
    .map(([part]) => {
      const reason = elsewhere[part] ?? 'A work record has no place for it.'
      return `${quoted(part)} is left out. ${reason}`
    })
}

type Made = { record: WorkRecord; leftOut: readonly string[] } | { reason: string }

/** The fields that are read of every entry. */
const sharedFields = [
  ...['startDate', 'endDate', 'highlights', 'location', 'city', 'region', 'country', 'isRemote'],
  ...['hoursPerWeek', 'tools'],
]

function recordOf(entry: Json, { draft, fields }: Named, id: string, now: Date): Made {
  if (!draft.title) return { reason: 'It has no title. Add it in the file, and choose it again.' }
  const start = monthOf(entry['startDate'])
  const end = monthOf(entry['endDate'])
  if (typeof start !== 'string') return start
  if (typeof end !== 'string') return end
  if (start === '') return { reason: 'It has no start. Add it in the file, as 2023-06.' }
  if (start > calendarMonth()) return { reason: `Its start is in the future. ${CORRECT_IT}` }
  if (end !== '' && end < start) return { reason: `Its end is before its start. ${CORRECT_IT}` }
  const highlights: unknown = entry['highlights'] ?? []
  const texts = Array.isArray(highlights) ? highlights.filter(isText) : []
  const isListOfTexts = Array.isArray(highlights) && texts.length === highlights.length
  const results = texts.filter((text) => text.trim() !== '')
  const kept = results.filter((text) => text.trim().length <= MAX_RESULT_CHARACTERS)
  const checked = workRecord.check([
    {
      ...draft,
      ...placeIn(entry),
      start,
      end,
      hoursPerWeek: entry['hoursPerWeek'] ?? 0,
      tools: textIn(entry, 'tools'),
      isFederal: entry['isFederal'] === true,
      series: textIn(entry, 'series'),
      grade: textIn(entry, 'grade'),
      results: kept.map((text, at) => ({ id: String(now.getTime() + at), text: text.trim() })),
      id,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    },
  ])
  const record = checked?.value[0]
  if (!record) return { reason: checked?.refused[0]?.reason ?? NO_ENTRY }
  const name = workRecord.describe({ ...record, title: shortened(record.title, MAX_NAME) })
  const unread = Object.keys(entry).filter(
    (field) => ![...fields, ...sharedFields].includes(field) && !isEmpty(entry[field]),
  )
  return {
    record,
    leftOut: [
      ...(isListOfTexts ? [] : [`${name}: results that are no text are left out. ${CORRECT_IT}`]),
      ...results
        .filter((text) => !kept.includes(text))
        .map(
          (text) =>
            `${name}: the result ${quoted(text)} has more than ${formatCount(MAX_RESULT_CHARACTERS)} characters. Shorten it in the file.`,
        ),
      ...(unread.length > 0
        ? [
            `${name}: My Work has no place for ${new Intl.ListFormat('en-US').format(unread.map(quoted))}.`,
          ]
        : []),
    ],
  }
}

function placeIn(entry: Json): Pick<Work, 'city' | 'region' | 'country' | 'isRemote'> {
  const [city, region, country] = ['city', 'region', 'country'].map((field) => textIn(entry, field))
  const isRemote = entry['isRemote'] === true
  if (city || region || country || isRemote) {
    return { city: city ?? '', region: region ?? '', country: country ?? '', isRemote }
  }
  const location = textIn(entry, 'location')
  return { ...placeOf(location), isRemote: /\bremote\b/i.test(location) }
}

/** The month of a date of the format, blank where there is none. */
function monthOf(date: unknown): CalendarMonth | { reason: string } {
  if (date === undefined || date === null) return ''
  if (!isText(date))
    return { reason: 'Its dates cannot be read. Write them in the file as 2023-06.' }
  const text = date.trim()
  if (text === '' || /^(present|current|now)$/i.test(text)) return ''
  if (/^\d{4}$/.test(text)) {
    return { reason: `${quoted(text)} is only a year. Add the month in the file, as ${text}-06.` }
  }
  if (!isCalendarMonth(text) && !isCalendarDay(text)) {
    return { reason: `${quoted(text)} is no date. Write it in the file as 2023-06.` }
  }
  return hasMistypedYear(text)
    ? { reason: `Check the year of ${quoted(text)}. ${CORRECT_IT}` }
    : calendarMonth(text)
}

/** "CEO at Pied Piper", or "work", where an entry has no name. */
function nameOf(part: string, entry: unknown): string {
  const texts = isObject(entry)
    ? ['position', 'studyType', 'area', 'name', 'company', 'organization', 'institution']
        .map((field) => textIn(entry, field))
        .filter(Boolean)
    : []
  return texts.length > 0 ? isolate(shortened(texts.join(', '), MAX_NAME)) : `An entry of “${part}”`
}

const quoted = (text: string) => `“${isolate(shortened(text, MAX_NAME))}”`
const isText = (value: unknown): value is string => typeof value === 'string'
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (entry: Json, field: string) => {
  const value = entry[field]
  return isText(value) ? value.trim() : ''
}
const isEmpty = (value: unknown) =>
  value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
