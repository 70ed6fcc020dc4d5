import type { CalendarDay } from '../src/engine/calendar-day.ts'
import type { DatedRecord } from './dated-records.ts'

/** A page to open, by when, and the records to compare with it. */
export interface Task {
  due: CalendarDay
  page: DatedRecord['page']
  names: string[]
}

/**
 * What is overdue on a day and what falls due until another, the earliest first. Records of one page are
 * one task: they are compared with it together, by the earliest of their days.
 */
export function orderOfWork(
  records: readonly DatedRecord[],
  from: CalendarDay,
  until: CalendarDay,
): Task[] {
  const tasks = new Map<string, Task>()
  for (const { name, due, page } of records.filter((record) => record.due <= until)) {
    const task = tasks.get(page.url)
    if (!task) tasks.set(page.url, { due, page, names: [name] })
    else {
      task.names.push(name)
      if (due < task.due) task.due = due
    }
  }
  const late = (due: CalendarDay) => (due < from ? 0 : 1)
  return [...tasks.values()].toSorted(
    (a, b) =>
      late(a.due) - late(b.due) ||
      a.due.localeCompare(b.due) ||
      a.page.title.localeCompare(b.page.title),
  )
}
