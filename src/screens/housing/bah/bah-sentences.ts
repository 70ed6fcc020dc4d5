import { bahYear } from '@/data/bah-year'
import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import type { BahArea } from '@/schemas/housing/bah-area'
import type { PayGrade } from '@/schemas/housing/pay-grade'
import { areaName, isCountyGroup } from './area-name'
import type { Station } from './find-station'

/** "$2,556" */
export const dollars = (amount: number) => `$${formatCount(amount)}`

/** What to say where no area is known; blank where one is, or nothing was typed. */
export function stationNote(station: Station): string {
  switch (station.kind) {
    case 'incomplete':
      return 'A ZIP code has 5 digits.'
    case 'unknown':
      return 'We have no duty station by this name. Type its ZIP code instead.'
    case 'unlisted':
      return `${station.zip} is not in the ${bahYear.year} table. Check the ZIP.`
    case 'overseas':
      return 'This is overseas. OHA (overseas housing allowance) is paid there instead of BAH: the rent up to a ceiling, plus utilities and a one-time move-in allowance. Ask the housing office for the amounts.'
    case 'choices':
      return 'Which one?'
    case 'area':
    case 'blank':
      return ''
  }
}

/** How the new station's rate differs from the old one's. */
export function differenceLine(from: number, to: number): string {
  if (from === to) return 'Both stations pay the same.'
  const amount = dollars(Math.abs(to - from))
  return to > from
    ? `After the move you get ${amount} more a month.`
    : `After the move you get ${amount} less a month.`
}

/** Of which year the rates are, and whether that year is over. */
export function yearLine(today: CalendarDay): string {
  const { year, lastDay } = bahYear
  if (today <= lastDay) return `Rates of ${year}, valid through ${formatDay(lastDay)}.`
  const age = Number(today.slice(0, 4)) - year === 1 ? 'last year’s figures' : 'old figures'
  return `These are ${age}: the rates of ${year} ended on ${formatDay(lastDay)}. Look up today’s rate.`
}

/** What a person should know about an area besides its rate. */
export function areaNotes(area: BahArea, today: CalendarDay): string[] {
  return [
    ...(isCountyGroup(area) ? [bahYear.countyGroup] : []),
    ...bahYear.raised
      .filter((raised) => raised.area === area.id && today >= raised.from && today <= raised.to)
      .map(
        ({ from, to }) =>
          `${areaName(area)} has a temporary higher rate from ${formatDay(from)} to ${formatDay(to)}. We do not have its amounts, so your rate may be higher than this one. Look it up.`,
      ),
  ]
}

/** What the new station pays, for the page that compares buying and renting. */
export function newAreaSentence(rate: number, grade: PayGrade, hasDependents: boolean): string {
  const who = `${grade} ${hasDependents ? 'with' : 'without'} dependents`
  return `In your new area BAH for ${who} is ${dollars(rate)} a month in ${bahYear.year}.`
}
