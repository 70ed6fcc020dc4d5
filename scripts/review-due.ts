/*
 * Lists the records whose review is due, the most overdue first:
 * `npm run review-due`, or `npm run review-due -- 2027-06-01` to see what is due on another day.
 * It never fails the build: an old review is work to plan, not a defect.
 */
import * as z from 'zod/mini'
import { calendarDay, isCalendarDay } from '../src/engine/calendar-day.ts'
import { provenance } from '../src/schemas/content.ts'
import { allRecords } from './datasets.ts'
import { reviewDueOn } from './review-schedule.ts'

const asked = process.argv[2]
const on = asked !== undefined && isCalendarDay(asked) ? asked : calendarDay()

const dated = allRecords().flatMap(({ dataset, record, row }) => {
  const { data } = z.object(provenance).safeParse(row)
  const due = data && reviewDueOn(data)
  return due ? [{ name: `${dataset}/${record}`, due, ...data }] : []
})
const late = dated
  .filter(({ due }) => due <= on)
  .toSorted((a, b) => a.due.localeCompare(b.due) || a.name.localeCompare(b.name))

for (const { name, due, lastReviewed, source } of late) {
  console.log(`due ${due}  ${name}  (last reviewed ${lastReviewed})`)
  console.log(`                ${[source?.title, source?.url].filter(Boolean).join(', ')}`)
}
console.log(`${late.length} of ${dated.length} dated records are due for a review on ${on}.`)
