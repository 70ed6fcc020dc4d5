import { bahYear } from '@/data/housing/bah-year'
import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { dollars } from '@/engine/format-count'
import type { BahArea } from '@/schemas/housing/bah-area'
import type { PayGrade } from '@/schemas/housing/pay-grade'
import { areaName, isCountyGroup } from './area-name'
import type { StationResult } from './find-station'

/** The note under the station's field. Blank if the area is known or nothing was typed. */
export function stationNote(station: StationResult): string {
  switch (station.kind) {
    case 'incomplete':
      return 'A ZIP code has 5 digits.'
    case 'unknown':
      return 'We have no duty station by this name. Type its ZIP code instead. Overseas, use the ZIP of its military mail (APO or FPO).'
    case 'unlisted':
      return `${station.zip} is not in the ${bahYear.year} table. Check the ZIP.`
    case 'overseas':
      return 'For housing pay this counts as overseas. OHA (overseas housing allowance) is paid there instead of BAH: the rent up to a ceiling, plus utilities and a one-time move-in allowance. Ask the housing office for the amounts. Tour without the family? Type the ZIP code where the family lives in the U.S.: BAH can be paid for that place.'
    case 'choices':
      return station.choices.length === 1 ? 'Do you mean this one?' : 'Which one?'
    case 'area':
    case 'blank':
      return ''
  }
}

/** Names the choice that is missing before a rate shows. @param grade blank if not chosen, as is `dependents` */
export function missingChoice(grade: string, dependents: string): string {
  if (grade !== '') return 'Choose whether there are dependents to see the rate.'
  if (dependents !== '') return 'Choose a pay grade to see the rate.'
  return 'Choose a pay grade and dependent status to see the rate.'
}

/** Whether the year of the rates is over. */
export const isOver = (today: CalendarDay) => today > bahYear.lastDay

/** A station's rate: "$2,556 a month", with "in 2026" once that year is over. "a month" does not wrap. */
export function monthly(rate: number, today: CalendarDay): string {
  const amount = `${dollars(rate)} a\u00a0month`
  return isOver(today) ? `${amount} in ${bahYear.year}` : amount
}

/** How the new station's rate differs from the old one's, or differed in the year of the rates. */
export function rateDifference(from: number, to: number, today: CalendarDay): string {
  const { year } = bahYear
  if (from === to) {
    return isOver(today) ? `In ${year} both stations paid the same.` : 'Both stations pay the same.'
  }
  const amount = `${dollars(Math.abs(to - from))} ${to > from ? 'more' : 'less'} a month`
  return isOver(today)
    ? `In ${year} the new station paid ${amount}.`
    : `At ${year} rates, the new station pays ${amount}.`
}

/**
 * A rate that is cut still pays the old amount to those who stay at the duty station. Shown with the difference, unless
 * the year of the rates is over or a rate may be higher than the one we have: both explain higher pay too.
 */
export const PROTECTED_RATE =
  'Does the pay statement show more than the rate under “From”? It may be a protected rate. That ends with the move, so compare with the pay statement.'

/** Shown instead of the difference if one of the rates may be higher than the one we have. */
export const UNSURE_DIFFERENCE =
  'One of these rates may be higher, so we can’t say how much the two differ.'

/** Says which year the rates are for, and whether that year is over. */
export function yearLine(today: CalendarDay): string {
  const { year, lastDay } = bahYear
  if (!isOver(today)) return `${year} rates, valid through ${formatDay(lastDay)}.`
  const age = Number(today.slice(0, 4)) - year === 1 ? 'last year’s figures' : 'old figures'
  return `These are ${age}: the rates of ${year} ended on ${formatDay(lastDay)}. Look up today’s rate.`
}

/** An area's temporary increases that have begun. Ended ones count too: the rate of that year is still shown. */
const raisesOf = (area: BahArea, today: CalendarDay) =>
  bahYear.temporaryIncreases.filter(
    (increase) => increase.area === area.id && today >= increase.from,
  )

/** Whether an area’s rate may be higher than the one we have. */
export const isUnsure = (area: BahArea, today: CalendarDay) => raisesOf(area, today).length > 0

/** Notes to show with an area's rate. */
export function areaNotes(area: BahArea, today: CalendarDay): string[] {
  return [
    ...(isCountyGroup(area) ? [bahYear.countyGroup] : []),
    ...raisesOf(area, today).map(({ from, to }) => {
      const days = `from ${formatDay(from)} to ${formatDay(to)}. We do not have its amounts, so`
      return today > to
        ? `${areaName(area)} had a temporary higher rate ${days} the rate then may have been higher than this one.`
        : `${areaName(area)} has a temporary higher rate ${days} your rate may be higher than this one. Look it up.`
    }),
  ]
}

/** What the new station pays, for the page that compares buying and renting. */
export function newAreaSentence(
  area: BahArea,
  rate: number,
  grade: PayGrade,
  hasDependents: boolean,
  today: CalendarDay,
): string {
  const who = `${grade} ${hasDependents ? 'with' : 'without'} dependents`
  const isPast = isOver(today)
  const sentence = `In your new area BAH for ${who} ${isPast ? 'was' : 'is'} ${dollars(rate)} a month in ${bahYear.year}.`
  if (!isUnsure(area, today)) return sentence
  return `${sentence} ${isPast ? 'It may have been higher.' : 'It may be higher: look it up.'}`
}
