import { isCalendarDay, latestDayAnywhere } from '@/engine/calendar-day'
import { calendarMonth, isCalendarMonth, type CalendarMonth } from '@/engine/calendar-month'
import { formatCount } from '@/engine/format-count'
import { isolate } from '@/engine/isolate'
import { hasMistypedYear } from '@/engine/mistyped-year'
import { shortened } from '@/engine/shortened'
import { workRecord, type Work, type WorkRecord } from '@/schemas/my-work/work'
import { placeOf } from '@/schemas/my-work/work-from-application'
import { MAX_RESULT_CHARACTERS } from '@/schemas/my-work/work-result'

export type JsonObject = Readonly<Record<string, unknown>>

export const CORRECT_IT = 'Correct it in the file, and choose it again.'
export const NOT_AN_ENTRY = `It cannot be read as an entry. ${CORRECT_IT}`

/** How many characters of a text from the file a sentence shows. */
const MAX_QUOTED_CHARACTERS = 60

/** The values whose fields differ by section. */
interface SectionValues {
  values: Pick<Work, 'kind' | 'title' | 'organization'>
  /** The fields that were read for them. */
  fields: readonly string[]
}

/** The sections whose entries become work, each with the function that reads its own fields. */
export const workSections: readonly {
  section: string
  read: (entry: JsonObject) => SectionValues
}[] = [
  {
    section: 'work',
    read: (entry) => ({
      values: {
        kind: entry['isSelfEmployed'] === true ? 'self-employed' : 'paid',
        title: textAt(entry, 'position'),
        // Early versions of the format have `company`.
        organization: textAt(entry, 'name') || textAt(entry, 'company'),
      },
      fields: ['position', 'name', 'company', 'isSelfEmployed'],
    }),
  },
  {
    section: 'volunteer',
    read: (entry) => ({
      values: {
        kind: 'volunteer',
        title: textAt(entry, 'position'),
        organization: textAt(entry, 'organization'),
      },
      fields: ['position', 'organization'],
    }),
  },
  {
    section: 'education',
    read: (entry) => ({
      values: {
        kind: 'study',
        title: [textAt(entry, 'studyType'), textAt(entry, 'area')].filter(Boolean).join(', '),
        organization: textAt(entry, 'institution'),
      },
      fields: ['studyType', 'area', 'institution'],
    }),
  },
]

type EntryResult = { record: WorkRecord; leftOut: readonly string[] } | { reason: string }

/** Fields whose values have checks of their own. The other fields are texts, or true or false. */
const checkedFields = ['startDate', 'endDate', 'highlights', 'hoursPerWeek']
const booleanFields = ['isSelfEmployed', 'isFederal', 'isRemote']

/** The fields that are read in every section. */
const sharedFields = [
  ...checkedFields,
  ...['location', 'city', 'region', 'country', 'isRemote', 'tools', 'isFederal', 'series', 'grade'],
]

/**
 * Makes a work record of an entry. Fields that a work record does not have, values of a wrong type, and results that are
 * too long are reported in `leftOut`.
 * @returns the record, or the reason why the whole entry is refused
 */
export function readEntry(
  entry: JsonObject,
  { values, fields }: SectionValues,
  id: string,
  now: Date,
): EntryResult {
  if (!values.title) return { reason: 'It has no title. Add it in the file, and choose it again.' }
  const start = readMonth(entry['startDate'])
  const end = readMonth(entry['endDate'])
  if (typeof start !== 'string') return start
  if (typeof end !== 'string') return end
  if (start === '') return { reason: 'It has no start. Add it in the file, as 2023-06.' }
  if (start > calendarMonth(latestDayAnywhere())) {
    return { reason: `Its start is in the future. ${CORRECT_IT}` }
  }
  if (end !== '' && end < start) return { reason: `Its end is before its start. ${CORRECT_IT}` }
  const highlights: unknown = entry['highlights'] ?? []
  const texts = Array.isArray(highlights) ? highlights.filter(isText) : []
  const isListOfTexts = Array.isArray(highlights) && texts.length === highlights.length
  const results = texts.filter((text) => text.trim() !== '')
  const kept = results.filter((text) => text.trim().length <= MAX_RESULT_CHARACTERS)
  const checked = workRecord.check([
    {
      ...values,
      ...readPlace(entry),
      start,
      end,
      hoursPerWeek: entry['hoursPerWeek'] ?? 0,
      tools: textAt(entry, 'tools'),
      isFederal: entry['isFederal'] === true,
      series: textAt(entry, 'series'),
      grade: textAt(entry, 'grade'),
      results: kept.map((text, at) => ({ id: String(now.getTime() + at), text: text.trim() })),
      id,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    },
  ])
  const record = checked?.value[0]
  if (!record) return { reason: checked?.refused[0]?.reason ?? NOT_AN_ENTRY }
  const name = workRecord.describe({
    ...record,
    title: shortened(record.title, MAX_QUOTED_CHARACTERS),
  })
  const isRead = (field: string) => fields.includes(field) || sharedFields.includes(field)
  const filledFields = Object.keys(entry).filter((field) => !isBlank(entry[field]))
  const unreadFields = filledFields.filter((field) => !isRead(field))
  return {
    record,
    leftOut: [
      ...filledFields
        .filter(isRead)
        .map((field) => typeProblem(field, entry[field]))
        .filter(Boolean)
        .map((problem) => `${name}: ${problem}`),
      ...(isListOfTexts ? [] : [`${name}: results that are not text are left out. ${CORRECT_IT}`]),
      ...results
        .filter((text) => !kept.includes(text))
        .map(
          (text) =>
            `${name}: the result ${quote(text)} has more than ${formatCount(MAX_RESULT_CHARACTERS)} characters. Shorten it in the file.`,
        ),
      ...(unreadFields.length > 0
        ? [
            `${name}: My Work has no place for ${new Intl.ListFormat('en-US').format(unreadFields.map(quote))}.`,
          ]
        : []),
    ],
  }
}

/** Reports a value of a wrong type; blank if its field has a check of its own. */
function typeProblem(field: string, value: unknown): string {
  if (checkedFields.includes(field)) return ''
  if (booleanFields.includes(field)) {
    return typeof value === 'boolean' ? '' : `“${field}” is not true or false. ${CORRECT_IT}`
  }
  return isText(value) ? '' : `“${field}” is not text. ${CORRECT_IT}`
}

/** Reads the fields of the place. Those that are blank are read from `location`. */
function readPlace(entry: JsonObject): Pick<Work, 'city' | 'region' | 'country' | 'isRemote'> {
  const city = textAt(entry, 'city')
  const region = textAt(entry, 'region')
  const country = textAt(entry, 'country')
  const isRemote = entry['isRemote'] === true
  const known = [city, region, country].filter(Boolean)
  const location = textAt(entry, 'location')
  // Our own export joins the fields.
  if (location === known.join(', ')) return { city, region, country, isRemote }
  const found = placeOf(location)
  const unlessKnown = (part: string) => (known.includes(part) ? '' : part)
  return {
    city: city || unlessKnown(found.city),
    region: region || unlessKnown(found.region),
    country: country || unlessKnown(found.country),
    isRemote: isRemote || /\bremote\b/i.test(location),
  }
}

/** Reads a date of the format as a month. A missing date, or one such as "present", is blank. */
function readMonth(date: unknown): CalendarMonth | { reason: string } {
  if (date === undefined || date === null) return ''
  if (!isText(date))
    return { reason: 'Its dates cannot be read. Write them in the file as 2023-06.' }
  const text = date.trim()
  if (text === '' || /^(present|current|now)$/i.test(text)) return ''
  if (/^\d{4}$/.test(text)) {
    return { reason: `${quote(text)} is only a year. Add the month in the file, as ${text}-06.` }
  }
  if (!isCalendarMonth(text) && !isCalendarDay(text)) {
    return { reason: `${quote(text)} is not a date. Write it in the file as 2023-06.` }
  }
  return hasMistypedYear(text)
    ? { reason: `Check the year of ${quote(text)}. ${CORRECT_IT}` }
    : calendarMonth(text)
}

/** Names an entry in a sentence: "CEO, Pied Piper", or "An entry of “work”" if it has no texts. */
export function titleOf(section: string, entry: unknown): string {
  const texts = isJsonObject(entry)
    ? ['position', 'studyType', 'area', 'name', 'company', 'organization', 'institution']
        .map((field) => textAt(entry, field))
        .filter(Boolean)
    : []
  return texts.length > 0
    ? isolate(shortened(texts.join(', '), MAX_QUOTED_CHARACTERS))
    : `An entry of “${section}”`
}

export const quote = (text: string) => `“${isolate(shortened(text, MAX_QUOTED_CHARACTERS))}”`

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is empty, so that leaving it out need not be reported. */
export const isBlank = (value: unknown) =>
  value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0)

const isText = (value: unknown): value is string => typeof value === 'string'

/** The trimmed text of a field; blank if it is not a text. */
function textAt(entry: JsonObject, field: string): string {
  const value = entry[field]
  return isText(value) ? value.trim() : ''
}
