/*
 * Prints the reviews to do in the next three months: pages that were never read, then overdue reviews, then those that
 * fall due, by day. Records with the same source page are listed together, so that the page is opened once. Run
 * `npm run review-due`, or `npm run review-due -- 2027-06-01` for the three months from another day.
 * It never fails the build: an old review is work to plan, not a defect. It ends with 2 if the date is invalid.
 */
import { addDays, calendarDay, isCalendarDay } from '../src/engine/calendar-day.ts'
import { datedRecords, unreadPages } from './dated-records.ts'
import { byPage, orderOfWork } from './order-of-work.ts'

const requested = process.argv[2]
if (requested !== undefined && !isCalendarDay(requested)) {
  console.error(`${requested} is not a date. Try: npm run review-due -- 2027-06-01`)
  process.exit(2)
}
const from = requested ?? calendarDay()
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
