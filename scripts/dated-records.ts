import * as z from 'zod/mini'
import type { CalendarDay } from '../src/engine/calendar-day.ts'
import { provenance, type Source } from '../src/schemas/content/content.ts'
import { allRecords } from './datasets.ts'
import { reviewDueOn } from '../src/schemas/content/review-interval.ts'

/** A record, or one of its parts, with its source page and the day of its next review. */
export interface DatedRecord {
  name: string
  due: CalendarDay
  page: Source
}

/** A source page that has not been read yet, and a record that cites it. */
export interface UnreadPage {
  name: string
  page: Source
}

/** All source pages that have not been read yet, once for each part of a record that cites them. */
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

/** All records of the datasets that need reviews, and all their parts that have their own source. */
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

/** The record and every object inside it, because one item of a list can have its own source. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(parts)]
}

const nameOf = (part: object) => ('name' in part ? String(part.name) : 'a part')
