import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'
import { isSame } from '@/engine/model/is-same'
import type { Merge } from '@/engine/model/merge/merge'
import { instant, requiredDay } from '@/engine/model/rules'

/** The highest SEQUENCE that a calendar can read. */
export const MAX_SEQUENCE = 2_147_483_647
const NO_SEQUENCE = `A sequence is a whole number from 0 to ${MAX_SEQUENCE}.`
const isSequence = (n: number) => Number.isInteger(n) && n >= 0 && n <= MAX_SEQUENCE

// Texts are not trimmed: they are compared with what the product writes next.
const calendarEvent = z.object({
  /** How often it was changed since it first went out. */
  sequence: z.number(NO_SEQUENCE).check(z.refine(isSequence, NO_SEQUENCE)),
  day: requiredDay('An event has a day.'),
  /** When it begins and where it is, of an interview. Older events have neither. */
  start: z.optional(instant()),
  place: z.optional(z.string('A place is plain text.')),
  title: z.string('An event has a title.'),
  note: z.string('A note is plain text.'),
  isCancelled: z.boolean('An event is cancelled, or it is not.'),
  /** When it was last changed. */
  changedAt: instant(),
})

export type CalendarEvent = z.infer<typeof calendarEvent>

/** UID of an event → what the calendar file last said of it. */
export type CalendarEvents = Readonly<Record<string, CalendarEvent>>

/**
 * What went out in calendar files. A calendar keeps the event with the highest sequence, so none may ever
 * fall: the document is part of backups, and no restore takes it back.
 */
export const calendarEvents = defineDocument<CalendarEvents>({
  key: 'calendarEvents',
  contents: 'calendar events',
  schema: z.record(z.string(), calendarEvent),
  empty: {},
  merge: mergeEvents(),
  neverGoesBack: true,
})

/**
 * The higher sequence wins. Of two that are equal, the later change: where they say different things its
 * sequence rises, as nobody knows which of them a calendar has.
 */
function mergeEvents(): Merge<CalendarEvents> {
  return (mine, file) => {
    const merged = new Map(Object.entries(mine))
    const counts = { added: 0, changed: 0, same: 0, undecided: 0 }
    for (const [uid, event] of Object.entries(file)) {
      const known = merged.get(uid)
      if (known && isSame(known, event)) counts.same++
      const later = !known || isLater(event, known) ? event : known
      const sequence = known && isContradiction(event, known) ? later.sequence + 1 : later.sequence
      const next = { ...later, sequence: Math.min(sequence, MAX_SEQUENCE) }
      if (known && isSame(next, known)) continue
      counts[known ? 'changed' : 'added']++
      merged.set(uid, next)
    }
    const isUnchanged = counts.added + counts.changed === 0
    return { ...counts, value: isUnchanged ? mine : Object.fromEntries(merged) }
  }
}

/** Whether two files went out with the same sequence and different content. */
function isContradiction(one: CalendarEvent, other: CalendarEvent): boolean {
  return one.sequence === other.sequence && !isSame(one, { ...other, changedAt: one.changedAt })
}

function isLater(one: CalendarEvent, other: CalendarEvent): boolean {
  return one.sequence === other.sequence
    ? Date.parse(one.changedAt) > Date.parse(other.changedAt)
    : one.sequence > other.sequence
}
