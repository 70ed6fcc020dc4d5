import { calendarDay, compareDays, type CalendarDay } from '../../calendar-day'
import type { Version } from './database'

/** Days with changes whose end is kept. */
const DAYS = 7
/** Weeks before those of which the last is kept. */
const WEEKS = 4
/** Copies from before a restore, an undo or a migration. */
const STEPS = 5

/**
 * Which versions stay: the last 7 days that had changes, one for each of the 4 weeks with changes before
 * them, the last 5 from before a restore or a migration, and all that a person has still to decide on or
 * that belong to another storage. "Last" means kept last, and not by today's date. Where the clock went
 * back, one of its two days is wrong, so the days before each of them stay too.
 * @returns the ids of the others
 */
export function expiredVersions(versions: readonly Version[]): number[] {
  const newestFirst = versions.toSorted((a, b) => b.id - a.id)
  const days = newestFirst.filter(({ reason }) => reason === 'day')
  const steps = newestFirst.filter(({ reason }) =>
    ['restore', 'undo', 'migration'].includes(reason),
  )
  const latestFirst = days.toSorted((a, b) => compareDays(dayOf(b), dayOf(a)))
  const upTo = (day: CalendarDay) => latestFirst.filter((version) => dayOf(version) <= day)
  const kept = new Set([
    ...daysAndWeeks(days),
    ...possibleTodays(days.map(dayOf)).flatMap((day) => daysAndWeeks(upTo(day))),
    ...steps.slice(0, STEPS),
    ...newestFirst.filter(({ reason }) => reason === 'emptied' || reason === 'apart'),
  ])
  return versions.filter((version) => !kept.has(version)).map(({ id }) => id)
}

/**
 * The days that may be the right ones, where the clock may be wrong: the two last, of which the newest may
 * be one that is still to come, and those before and after a step back.
 */
function possibleTodays(newestFirst: readonly CalendarDay[]): readonly CalendarDay[] {
  return newestFirst.slice(0, DAYS + 1).filter((day, at, days) => {
    const [later = day, earlier = day] = [days[at - 1], days[at + 1]]
    return at < 2 || later < day || day < earlier
  })
}

function daysAndWeeks(latestFirst: readonly Version[]): readonly Version[] {
  const days = lastOfEach(latestFirst, dayOf)
  return [...days.slice(0, DAYS), ...lastOfEach(days.slice(DAYS), weekOf).slice(0, WEEKS)]
}

const WEEK_MS = 7 * 86_400_000

const dayOf = ({ madeAt }: Version) => calendarDay(new Date(madeAt))
/** Weeks are counted from 1970: any seven days will do. */
const weekOf = ({ madeAt }: Version) => Math.floor(Date.parse(madeAt) / WEEK_MS)

/** The first version of each day or week. */
function lastOfEach(
  latestFirst: readonly Version[],
  periodOf: (version: Version) => string | number,
): readonly Version[] {
  const periods = latestFirst.map(periodOf)
  return latestFirst.filter((_, at) => periods.indexOf(periods[at] ?? '') === at)
}
