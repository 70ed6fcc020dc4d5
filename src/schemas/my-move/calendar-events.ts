import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'
import { isSame } from '@/engine/model/is-same'
import { counted, mergeEntries, type Merged } from '@/engine/model/merge/merge'
import { instant, requiredDay } from '@/engine/model/rules'
import { keyOfText } from '@/engine/store/unreadable-name'

/** The highest SEQUENCE that a calendar can read. */
export const MAX_SEQUENCE = 2_147_483_647
const NO_SEQUENCE = `A sequence is a whole number from 0 to ${MAX_SEQUENCE}.`
const isSequence = (n: number) => Number.isInteger(n) && n >= 0 && n <= MAX_SEQUENCE

// Texts are not trimmed: they are compared with what the product writes next.
const calendarEvent = z.object({
  /** How often it was changed since it was first exported. */
  sequence: z.number(NO_SEQUENCE).check(z.refine(isSequence, NO_SEQUENCE)),
  day: requiredDay('An event has a day.'),
  /** The start and the place of an interview. Older events have neither. */
  start: z.optional(instant()),
  place: z.optional(z.string('A place is plain text.')),
  title: z.string('An event has a title.'),
  note: z.string('A note is plain text.'),
  isCancelled: z.boolean('An event is cancelled, or it is not.'),
  /** When it was last changed. */
  changedAt: instant(),
})

export type CalendarEvent = z.infer<typeof calendarEvent>

/** UID of an event → its content in the last calendar file. */
export type CalendarEvents = Readonly<Record<string, CalendarEvent>>

/**
 * The events exported in calendar files. A calendar keeps the event with the highest sequence, so a sequence must
 * never decrease: backups include this document, and a restore only merges it.
 */
export const calendarEvents = defineDocument<CalendarEvents>({
  key: 'calendarEvents',
  contents: 'calendar events',
  schema: z.record(z.string(), calendarEvent),
  empty: {},
  merge: mergeEntries(mergeEvent),
  neverGoesBack: true,
})

/**
 * Why no calendar file is made; undefined if all that it depends on can be read. An unreadable record looks like a
 * deleted one, and an unreadable event like one that was never exported.
 * @param unreadable the unreadable texts
 */
export function calendarFileProblem(
  unreadable: readonly (readonly [name: string, text: string])[],
  keys: readonly string[],
): string | undefined {
  return unreadable.some(([name]) => keys.includes(keyOfText(name)))
    ? 'Some of your saved data cannot be read, so this calendar file could be wrong. It was not made. Open Settings, download the unreadable data and remove it there. Then try again.'
    : undefined
}

/**
 * The higher sequence wins. If both are equal, the later change wins, and its sequence increases if the contents
 * differ, because a calendar may have either of them.
 */
function mergeEvent(mine: CalendarEvent | undefined, file: CalendarEvent): Merged<CalendarEvent> {
  if (!mine) return counted(file, { added: 1 })
  if (isSame(mine, file)) return counted(mine, { same: 1 })
  const later = isLater(file, mine) ? file : mine
  const sequence = isContradiction(file, mine) ? later.sequence + 1 : later.sequence
  const merged = { ...later, sequence: Math.min(sequence, MAX_SEQUENCE) }
  return isSame(merged, mine) ? counted(mine, { kept: 1 }) : counted(merged, { changed: 1 })
}

/** Whether two events have the same sequence but different content. */
function isContradiction(one: CalendarEvent, other: CalendarEvent): boolean {
  return one.sequence === other.sequence && !isSame(one, { ...other, changedAt: one.changedAt })
}

function isLater(one: CalendarEvent, other: CalendarEvent): boolean {
  return one.sequence === other.sequence
    ? Date.parse(one.changedAt) > Date.parse(other.changedAt)
    : one.sequence > other.sequence
}
