/*
 * Prints the order of work of the next three months: what was never read, what is overdue, then what falls
 * due, by day. The records that rest on one page stand together, so that it is opened once. `npm run review-due`, or
 * `npm run review-due -- 2027-06-01` for the three months from another day.
 * It never fails the build: an old review is work to plan, not a defect.
 */
import { addDays, calendarDay, isCalendarDay } from '../src/engine/calendar-day.ts'
import { datedRecords, unreadPages } from './dated-records.ts'
import { byPage, orderOfWork } from './order-of-work.ts'

const asked = process.argv[2]
const from = asked !== undefined && isCalendarDay(asked) ? asked : calendarDay()
const until = addDays(from, 92)

const unread = byPage(unreadPages())
for (const { page, names } of unread) {
  console.log(`never read  ${page.title}`)
  console.log(`    ${page.url}`)
  console.log(`    ${names.join(', ')}`)
}
console.log(`${unread.length} pages were never read.\n`)

const records = datedRecords()
const work = orderOfWork(records, from, until)
for (const { due, page, names } of work) {
  console.log(`${due < from ? 'overdue since' : 'by'} ${due}  ${page.title}`)
  console.log(`    ${page.url}`)
  console.log(`    ${names.join(', ')}`)
}
const count = work.reduce((sum, { names }) => sum + names.length, 0)
console.log(
  `\n${work.length} pages to open for ${count} of ${records.length} records from ${from} to ${until}.`,
)
const [next] = records
  .map(({ due }) => due)
  .filter((due) => due > until)
  .toSorted()
if (next) console.log(`The next one after that is due on ${next}.`)
