import * as z from 'zod/mini'
import type { CalendarDay } from '../src/engine/calendar-day.ts'
import { provenance, type Source } from '../src/schemas/content/content.ts'
import { allRecords } from './datasets.ts'
import { reviewDueOn } from '../src/schemas/content/review-due.ts'

/** A record, or one link of its list, with the page it rests on and the day of its next review. */
export interface DatedRecord {
  name: string
  due: CalendarDay
  page: Source
}

/** A page that nobody has read, and the record that rests on it. */
export interface UnreadPage {
  name: string
  page: Source
}

/** Every page that nobody has read, once for each record that rests on it. */
export function unreadPages(): UnreadPage[] {
  return allRecords().flatMap(({ dataset, record, row }) =>
    parts(row).flatMap((part) => {
      const { data } = z.object(provenance).safeParse(part)
      return [...(data?.source ? [data.source] : []), ...(data?.alsoFrom ?? [])]
        .filter(({ seen }) => seen === undefined)
        .map((page) => ({ name: `${dataset}/${record}`, page }))
    }),
  )
}

/** Every record of the datasets that has to be looked at again, and every part with a source of its own. */
export function datedRecords(): DatedRecord[] {
  return allRecords().flatMap(({ dataset, record, row }) =>
    parts(row).flatMap((part) => {
      const { data } = z.object(provenance).safeParse(part)
      const due = data && reviewDueOn(data)
      if (!due || !data?.source) return []
      const name = part === row ? `${dataset}/${record}` : `${dataset}/${record} (${nameOf(part)})`
      return [{ name, due, page: data.source }]
    }),
  )
}

/** The record and every object inside it: a source can belong to one link of a list. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(parts)]
}

const nameOf = (part: object) => ('name' in part ? String(part.name) : 'a part')
