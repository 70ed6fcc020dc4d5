import { compareDays, latestDayAnywhere, type CalendarDay } from '@/engine/calendar-day'
import { calendarMonth, monthAndYear, type CalendarMonth } from '@/engine/calendar-month'
import { capitalized } from '@/engine/capitalized'
import { isolate } from '@/engine/isolate'
import { labelOf } from '@/engine/model/vocabulary'
import type { MoveRecord } from '@/schemas/my-move/move'
import type { ArchivedMove } from '@/schemas/my-move/move-archive'
import { areaOf, region } from '@/schemas/my-move/region'
import { newestWorkFirst, workRecord, type WorkRecord } from '@/schemas/my-work/work'
import { isEarnedBy, type CertificationRecord } from '@/schemas/professional-dev/certification'
import { gapSentences, type GapSentence } from './gap-sentences'
import { gapsOf, monthProblem, overlapsWith, type Gap, type Overlap } from './gaps'

/** The stored data that a timeline is built from. */
interface TimelineData {
  work: readonly WorkRecord[]
  certifications: readonly CertificationRecord[]
  moves: readonly MoveRecord[]
  archive: readonly ArchivedMove[]
}

/** An item of the timeline, with the months that it is sorted by. A blank end is the present. */
export type TimelineItem = { id: string; start: CalendarMonth; end: CalendarMonth } & (
  | { kind: 'gap'; gap: Gap; sentences: readonly GapSentence[] }
  | { kind: 'work'; record: WorkRecord; problem: string; overlaps: readonly string[] }
  | { kind: 'certification'; record: CertificationRecord }
  | { kind: 'move'; move: MoveRecord }
)

/** The work, past certifications and past moves of a user, and the gaps in the work, newest first. */
export function workTimeline(data: TimelineData, today: CalendarDay): readonly TimelineItem[] {
  const now = calendarMonth(today)
  const work = data.work.toSorted(newestWorkFirst)
  const certifications = data.certifications
    // A certification that the form accepts is listed at once.
    .filter((record) => isEarnedBy(record, latestDayAnywhere()))
    .toSorted((a, b) => compareDays(b.dateEarned, a.dateEarned))
  const moves = pastMoves(data, today)
  const gaps = gapsOf(work, now).map((gap): TimelineItem => {
    const sentences = gapSentences(gap, { work, moves, certifications }, now)
    return {
      kind: 'gap',
      id: `gap-${gap.from}`,
      start: gap.from,
      end: gap.isOpen ? '' : gap.to,
      gap,
      sentences,
    }
  })
  return [
    // First, because the sort keeps the order of items with the same months.
    ...gaps,
    ...work.map((record): TimelineItem => ({
      kind: 'work',
      id: `work-${record.id}`,
      start: record.start,
      end: record.end,
      record,
      problem: monthProblem(record),
      overlaps: overlapsWith(record, work, now).map(overlapLine),
    })),
    ...certifications.map((record): TimelineItem => ({
      kind: 'certification',
      id: `certification-${record.id}`,
      ...inMonth(record.dateEarned),
      record,
    })),
    ...moves.map((move): TimelineItem => ({
      kind: 'move',
      id: `move-${move.id}`,
      ...inMonth(move.reportDate),
      move,
    })),
  ].toSorted(newestWorkFirst)
}

/** The moves that took place, from both lists, newest first. */
function pastMoves({ moves, archive }: TimelineData, today: CalendarDay): readonly MoveRecord[] {
  const byId = new Map(
    [...archive.map(({ move }) => move), ...moves].map((move) => [move.id, move]),
  )
  return [...byId.values()]
    .filter(({ status, reportDate }) => status !== 'cancelled' && reportDate <= today)
    .toSorted((a, b) => compareDays(b.reportDate, a.reportDate))
}

/** "Fort Hood to Texas" or "Within Texas", as far as it is known. */
export function moveTitle({ from, fromPlace, to, toPlace }: MoveRecord): string {
  const area = areaOf(from, to)
  if (area && !fromPlace && !toPlace) return capitalized(area)
  const names = [
    isolate(fromPlace) || (from && labelOf(region, from)),
    isolate(toPlace) || (to && labelOf(region, to)),
  ]
  return names.every(Boolean) ? names.join(' to ') : names[1] ? `To ${names[1]}` : 'Relocated'
}

/** "March 2024 to July 2024, 5 months" */
export function gapTitle({ from, to, isOpen, months }: Gap): string {
  return `Gap: ${monthAndYear(from)} to ${isOpen ? 'now' : monthAndYear(to)}, ${months} months`
}

/** "Teacher at Harbor School, June 2023 to August 2023" */
function overlapLine({ other, span: { from, to }, isOpen }: Overlap<WorkRecord>): string {
  const name = workRecord.describe(other)
  if (isOpen) return `${name}, since ${monthAndYear(from)}`
  return `${name}, ${from === to ? monthAndYear(from) : `${monthAndYear(from)} to ${monthAndYear(to)}`}`
}

const inMonth = (day: CalendarDay) => ({ start: calendarMonth(day), end: calendarMonth(day) })
