import * as z from 'zod/mini'
import {
  addDays,
  calendarDay,
  formatDay,
  isCalendarDay,
  type CalendarDay,
} from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import type { FormModel } from '@/engine/model/field-defaults'
import { optionalDay, optionalText, requiredDay } from '@/engine/model/rules'
import { labelOf, vocabulary, type ValueOf } from '@/engine/model/vocabulary'
import { region, regionOf } from './region'

export const moveStatus = vocabulary({ planned: 'Planned', done: 'Done', cancelled: 'Canceled' })
export type MoveStatus = ValueOf<typeof moveStatus>

const optionalRegion = () => z._default(z.union([region.schema, z.literal('')]), '')

const FAR = 'This is far from today. Check the year.'

/** A plan is counted from it for months, so it stays well within the years that have four digits. */
export const plannableDay = z.refine<CalendarDay>(
  // What is no day has a sentence already.
  (day) => !isCalendarDay(day) || (day >= '1900-01-01' && day <= '2999-12-31'),
  FAR,
)

export const move = z.object({
  from: optionalRegion(),
  fromPlace: optionalText(),
  to: optionalRegion(),
  toPlace: optionalText(),
  reportDate: requiredDay('Enter the date to report.').check(plannableDay),
  ordersDate: optionalDay().check(plannableDay),
  packOutDate: optionalDay().check(plannableDay),
  departDate: optionalDay().check(plannableDay),
  status: z._default(moveStatus.schema, 'planned'),
  /** The day on which the plan was made from these dates and states. Nothing is late that was late already then. */
  plannedOn: optionalDay().check(plannableDay),
  /**
   * The earliest day on which it ended in any time zone, if its status was corrected later; blank while `updatedAt` is
   * the instant of its end.
   */
  endedOn: optionalDay(),
})

export type Move = z.infer<typeof move>
export type MoveRecord = Recorded<Move>

/** The dates of a move, in the order in which they come. */
export const moveDates = ['ordersDate', 'packOutDate', 'departDate', 'reportDate'] as const
export type MoveDate = (typeof moveDates)[number]
/** What a plan is counted from. */
export type MoveDays = Pick<Move, MoveDate>

/** What the sentences of the form call them. */
const dateNames: Readonly<Record<MoveDate, string>> = {
  ordersDate: 'orders date',
  packOutDate: 'pack-out date',
  departDate: 'departure date',
  reportDate: 'report date',
}

/** How far from today a report date may lie, before and after, until it is taken for a mistyped year. */
const MAX_DAYS_PAST = 366
const MAX_DAYS_AHEAD = 731

export const moves = defineEntity({
  key: 'moves',
  noun: ['move', 'moves'],
  schema: move,
  formSchema: formSchema(),
  keepsUpdatedAt: true,
  omitWhenBlank: ['endedOn'],
  describe: (record) => `Move to ${destination(record)}, ${formatDay(record.reportDate)}`,
  fields: {
    from: { label: 'From', input: 'select', options: region, blank: 'Not specified' },
    fromPlace: {
      label: 'Leaving From',
      input: 'text',
      hint: 'The base or town, if you like.',
    },
    to: { label: 'To', input: 'select', options: region, blank: 'Not specified' },
    toPlace: {
      label: 'Moving To',
      input: 'text',
      hint: 'The base or town, if you like.',
    },
    reportDate: {
      label: 'Report Date',
      input: 'date',
      hint: 'The day the service member has to report, or the day you arrive if you follow later. The whole plan is counted from it.',
    },
    ordersDate: {
      label: 'Orders Date',
      input: 'date',
      hint: 'The date on the written orders. Leave it blank until you have them.',
    },
    packOutDate: {
      label: 'Pack-Out Date',
      input: 'date',
      hint: 'The first day the movers pack.',
    },
    departDate: { label: 'Departure Date', input: 'date', hint: 'The day you leave for good.' },
    status: { label: 'Status', input: 'select', options: moveStatus },
    plannedOn: { label: 'Dates Entered On', input: 'date', initial: calendarDay },
    endedOn: { label: 'Ended On', input: 'date' },
  },
})

/** The model of the form that changes a stored move. Its report date is correct even once it is over a year ago. */
export const changedMove = ({ reportDate }: MoveDays): FormModel => ({
  ...moves,
  formSchema: formSchema(reportDate),
})

/** @param stored the report date before a change */
function formSchema(stored?: CalendarDay) {
  const isPossible = (dates: MoveDays) => dates.reportDate === stored || isReportPossible(dates)
  return move.check(
    dateRule('reportDate', isPossible, FAR),
    ...moveDates.map((date) =>
      dateRule(date, isNearReport(date), 'This is years before the report date. Check the year.'),
    ),
    ...orderRules(),
  )
}

/** Where a move leads, in the words a user would use; the place comes first where it is known. */
export function destination({ to, toPlace }: Pick<Move, 'to' | 'toPlace'>): string {
  // "Norfolk, VA" names its state already.
  const state = to === '' || regionOf(toPlace) === to ? '' : labelOf(region, to)
  const known = [isolate(toPlace), state].filter((name) => name !== '')
  return known.length > 0 ? known.join(', ') : 'the new station'
}

/** Whether a move stays with one licensing board. */
export function staysInState({ from, to }: Pick<Move, 'from' | 'to'>): boolean {
  return from === to && to !== '' && to !== 'overseas'
}

/** The move that is being planned, if any: the newest of those that have not ended. */
export function currentMove(records: readonly MoveRecord[]): MoveRecord | undefined {
  return records.find(({ status }) => status === 'planned')
}

/** The current move, or else the one that was done last. What the user records next belongs to it. */
export function latestMove(records: readonly MoveRecord[]): MoveRecord | undefined {
  return currentMove(records) ?? records.find(({ status }) => status === 'done')
}

/** The latest move, unless it was done over a year ago: the user may be leaving the new station by now. */
export function recentMove(
  records: readonly MoveRecord[],
  today: CalendarDay,
): MoveRecord | undefined {
  const move = latestMove(records)
  return move?.status === 'done' && move.reportDate < addDays(today, -365) ? undefined : move
}

/** How a move ends when another one is kept or started instead: it took place if its report date has come. */
export function statusAtEnd(
  { reportDate }: Pick<Move, 'reportDate'>,
  today: CalendarDay,
): Exclude<MoveStatus, 'planned'> {
  return reportDate <= today ? 'done' : 'cancelled'
}

/** What to say beside a report date that is not ahead; blank where it is. Such a plan is no mistake. */
export function arrivalNote(reportDate: CalendarDay, today: CalendarDay): string {
  if (reportDate > today) return ''
  return reportDate === today
    ? 'That is today. The plan starts with what you can still do, and with your first weeks there.'
    : 'That day has passed. The plan asks only for what you can still do.'
}

/** A rule for every two dates of which one belongs before the other. A blank one is in any order. */
function orderRules() {
  return moveDates.flatMap((date, at) =>
    moveDates
      .slice(at + 1)
      .map((later) =>
        dateRule(
          date,
          (dates) => !isCalendarDay(dates[later]) || dates[date] <= dates[later],
          `This is after the ${dateNames[later]}. ${adviceOn(date, later)}`,
        ),
      ),
  )
}

/** What to do about a date after a later one. A family that follows the service member packs after the report date. */
function adviceOn(date: MoveDate, later: MoveDate): string {
  return later === 'reportDate' && date !== 'ordersDate'
    ? 'If you follow later, enter the day you will arrive as the report date.'
    : 'Check both dates.'
}

function isReportPossible({ reportDate }: MoveDays): boolean {
  const today = calendarDay()
  return (
    reportDate >= addDays(today, -MAX_DAYS_PAST) && reportDate <= addDays(today, MAX_DAYS_AHEAD)
  )
}

function isNearReport(date: MoveDate): (dates: MoveDays) => boolean {
  return (dates) => dates[date] >= addDays(dates.reportDate, -MAX_DAYS_AHEAD)
}

/** A rule over a date, with its sentence. It says nothing of what is no day: that has a sentence already. */
function dateRule(date: MoveDate, isMet: (dates: MoveDays) => boolean, error: string) {
  const isAsked = (dates: MoveDays) => [dates[date], dates.reportDate].every(isCalendarDay)
  return z.refine<Move>((dates) => !isAsked(dates) || isMet(dates), { path: [date], error })
}
