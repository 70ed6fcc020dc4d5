import { addDays, daysBetween, type CalendarDay } from '@/engine/calendar-day'
import { place, type Place } from './place'
import type { PlannedTask } from './plan-of'

/** The tasks of a plan that belong together, in the order of the plan. */
export interface TaskGroup<Name extends string> {
  name: Name
  tasks: readonly PlannedTask[]
}

/** By calendar week, each named by its Sunday; a week with nothing due is left out. */
export function byWeek(tasks: readonly PlannedTask[]): readonly TaskGroup<CalendarDay>[] {
  const weeks = [...new Set(tasks.map(({ due }) => sundayOf(due)))].toSorted()
  return weeks.map((name) => ({ name, tasks: tasks.filter(({ due }) => sundayOf(due) === name) }))
}

/** By where the family is when they are due; a place with nothing to do is left out. */
export function byPlace(tasks: readonly PlannedTask[]): readonly TaskGroup<Place>[] {
  return place.values
    .map((name) => ({ name, tasks: tasks.filter((task) => task.place === name) }))
    .filter((group) => group.tasks.length > 0)
}

const A_SUNDAY = '2026-11-22'

/** The Sunday on which the week of a day begins. */
export function sundayOf(day: CalendarDay): CalendarDay {
  const days = daysBetween(A_SUNDAY, day) % 7
  return addDays(day, -(days < 0 ? days + 7 : days))
}
