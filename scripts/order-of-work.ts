import type { CalendarDay } from '../src/engine/calendar-day.ts'
import type { DatedRecord, UnreadPage } from './dated-records.ts'

/** A source page to review, its due day, and the records to compare with it. */
export interface Task {
  due: CalendarDay
  page: DatedRecord['page']
  names: string[]
}

/** Groups records by their unread source page. The pages with the most records come first. */
export function byPage(unread: readonly UnreadPage[]): Pick<Task, 'page' | 'names'>[] {
  const pages = new Map<string, Pick<Task, 'page' | 'names'>>()
  for (const { name, page } of unread) {
    const known = pages.get(page.url)
    if (known) known.names.push(name)
    else pages.set(page.url, { page, names: [name] })
  }
  return [...pages.values()].toSorted((a, b) => b.names.length - a.names.length)
}

/**
 * The reviews that are due by the day `until`: those that are overdue on the day `from` first, then by day. Records
 * with the same source page are one task, due on the earliest of their days.
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
