import { useId, useMemo } from 'react'
import { Link } from 'wouter'
import { calendarDay, formatDay } from '@/engine/calendar-day'
import { downloadText } from '@/engine/download-text'
import { countOf } from '@/engine/format-count'
import { isolate } from '@/engine/isolate'
import { BLANK } from '@/engine/print'
import { useStored } from '@/engine/store/use-stored'
import { announce } from '@/engine/announcer'
import { Button } from '@/engine/ui/Button'
import { Disclosure, Summary } from '@/engine/ui/Disclosure'
import { useSearchValues } from '@/engine/url/use-search-values'
import { useToday } from '@/engine/use-today'
import { userProfile } from '@/schemas/account/user-profile'
import { applications } from '@/schemas/job-search/job-application'
import { StateOffice } from '../../shared/StateOffice'
import {
  currentWeek,
  finishedWeeks,
  howOf,
  logCsv,
  logLines,
  NOT_RECORDED,
  type LogLine,
  type LogWeek,
} from './work-search'
import { TRACKER_URL } from '../tracker-url'

/** The periods to choose from, in weeks. */
const SPANS = [4, 13, 26, 52]

/** A weekly log of a user's job search, to print or hand in. */
export default function WorkSearchLog() {
  const id = useId()
  const today = useToday()
  const records = useStored(applications)
  const lines = useMemo(() => logLines(records, today), [records, today])
  const { search, change } = useSearchValues()
  const span = SPANS.find((count) => String(count) === search.get('weeks')) ?? 4
  const { name } = useStored(userProfile)
  const weeks = finishedWeeks(lines, span, today)
  const shown = weeks.flatMap((week) => week.lines)
  const aheadCount = records.filter((record) => record.dateApplied > today).length
  return (
    // On wide screens the settings are beside the weeks. In print, only the weeks are shown, at full width.
    <div
      className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-x-10 print:block!"
      data-for-an-office
    >
      <div>
        <p className="mt-2" data-no-print>
          If you get unemployment pay, your state may ask what you did each week to find work. Your
          tracker writes this log.
        </p>
        <Disclosure data-no-print>
          <Summary>What It Has, and What to Ask</Summary>
          <p className="pb-2">
            Each application, interview and follow-up in your tracker is a line. An interview or
            planned follow-up set for a day after the application was closed is left out. If it was
            closed by mistake, delete the wrong status from its history, or change its day, to get
            the line back. The print and the file have finished weeks only, with a line for your
            signature. Ask the unemployment office how many contacts it wants, in which weeks, and
            on which form.
          </p>
        </Disclosure>
        <StateOffice />
        <div className="mt-4 flex flex-wrap items-end gap-3" data-no-print>
          <div>
            <label htmlFor={id} className="mb-1 block font-semibold">
              Weeks
            </label>
            <select
              id={id}
              className="field-box"
              value={span}
              onChange={(event) => change({ weeks: event.target.value })}
            >
              {SPANS.map((count) => (
                <option key={count} value={count}>{`Last ${count} weeks`}</option>
              ))}
            </select>
          </div>
          <Button onClick={() => window.print()}>Print the Log</Button>
          <Button
            variant="secondary"
            disabled={shown.length === 0}
            onClick={() => {
              // The office sees the file name, so it does not include the product name.
              downloadText(`work-search-log-${calendarDay()}.csv`, logCsv(shown), 'text/csv')
              announce('The file is downloaded.', 'Downloaded')
            }}
          >
            Download These Weeks as CSV
          </Button>
        </div>
        {aheadCount > 0 && (
          <p className="mt-4" data-no-print>
            {`Left out: ${countOf(aheadCount, 'application')} with a “Date Applied” after today. Check the year.`}
          </p>
        )}
        <HowToFill lines={lines} shown={shown} />
      </div>
      <div>
        <p className="hidden pt-2 print:block">
          Name: <span dir="auto">{name || BLANK}</span>
        </p>
        <div className="mt-6 stack-6 lg:mt-2">
          {weeks.map((week) => (
            <Week key={week.from} week={week} />
          ))}
          <p className="hidden break-inside-avoid pt-4 print:block">
            {`Signature: ${BLANK} Date: ${BLANK}`}
          </p>
          <div data-no-print>
            <h3 className="mb-2 text-lg font-bold">This Week So Far</h3>
            <Week week={currentWeek(lines, today)} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** How to fill an empty log, or the blanks in one. */
function HowToFill({ lines, shown }: { lines: readonly LogLine[]; shown: readonly LogLine[] }) {
  if (lines.length === 0) {
    return (
      <Link
        href={`${TRACKER_URL}&edit=new`}
        className="text-link mt-2 inline-flex min-h-11 items-center"
        data-no-print
      >
        Add Job Application
      </Link>
    )
  }
  // A follow-up has no method.
  const hasBlank = shown.some(({ method, contact }) => contact === '' || method === '')
  if (!hasBlank) return null
  return (
    <p className="mt-4 text-sm text-muted" data-no-print>
      To fill in what is “not recorded,” edit the application: “Contact” for the contact, “Found On”
      for how you applied. For an interview, edit its entry in the history and choose a “Kind.”
    </p>
  )
}

function Week({ week: { from, to, lines } }: { week: LogWeek }) {
  const title = `${formatDay(from)} to ${formatDay(to)}`
  return (
    <section aria-label={title} className="break-inside-avoid">
      <h3 className="font-bold">{title}</h3>
      {lines.length === 0 ? (
        <p className="text-muted">No activity recorded.</p>
      ) : (
        <table className="mt-1 w-full table-fixed border-collapse text-left text-sm sm:text-base">
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="w-1/4 py-1 pr-2 max-sm:hidden print:table-cell!">
                Date
              </th>
              <th scope="col" className="py-1 pr-2">
                Employer and Position
              </th>
              <th scope="col" className="w-1/2 py-1 sm:w-1/3 print:w-1/3">
                How, Contact and Result
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, date, employer, position, how, method, contact, result }) => (
              <tr key={id} className="border-t border-solid border-line align-top">
                <td className="py-2 pr-2 max-sm:hidden print:table-cell!">{formatDay(date)}</td>
                <td className="break-words py-2 pr-2">
                  <span className="block text-muted sm:hidden print:hidden!">
                    {formatDay(date)}
                  </span>
                  <span className="block font-semibold">{employer}</span>
                  <span>{position}</span>
                </td>
                <td className="break-words py-2">
                  <span className="block">{howOf({ how, method: method && isolate(method) })}</span>
                  <span className="block">{`Contact: ${isolate(contact) || NOT_RECORDED}`}</span>
                  <span>{result}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
