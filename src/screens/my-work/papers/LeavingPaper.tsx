import { Link } from 'wouter'
import { jobSearchOffices } from '@/data/job-search/job-search-offices'
import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { useStored } from '@/engine/store/use-stored'
import { Notice } from '@/engine/ui/Notice'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { PhoneDisclosure } from '@/engine/ui/SectionDisclosure'
import { useToday } from '@/engine/use-today'
import { moves, recentMove } from '@/schemas/my-move/move'
import { StateOffice } from '../../shared/StateOffice'
import { useWorkedOffice } from '../../shared/use-worked-office'
import { lastDayCheck, leavingChecklist, stateOfJob } from './leaving'
import { LeavingFields } from './LeavingFields'
import { PaperPreview } from './PaperPreview'
import { useJobToLeave } from './use-job-to-leave'

const unemploymentPay = jobSearchOffices.rows.find(({ id }) => id === 'unemployment-pay')

/** What to enter for the Last-Day Check. */
function whatIsMissing(lastDay: CalendarDay, reportDate: CalendarDay): string {
  if (reportDate !== '') {
    return `Enter your last day to compare it with your report date, ${formatDay(reportDate)}.`
  }
  return lastDay === ''
    ? 'Enter your last day here and the report date in My Move to compare them.'
    : `Enter the report date in My Move to compare it with your last day, ${formatDay(lastDay)}.`
}

/** What to do when a job ends because of a move. */
export function LeavingPaper() {
  const { job, lastDay } = useJobToLeave()
  const reportDate = recentMove(useStored(moves), useToday())?.reportDate ?? ''
  const jobState = stateOfJob(job)
  const office = useWorkedOffice(jobState, job?.id)
  return (
    <>
      <div data-no-print className="grid gap-4">
        <LeavingFields />
        <Notice>
          <h3 className="font-bold">Last-Day Check</h3>
          <p role="status">
            {lastDayCheck(lastDay, reportDate) || whatIsMissing(lastDay, reportDate)}
          </p>
          {reportDate === '' && (
            <Link href="/app/move" className="text-link inline-flex min-h-11 items-center">
              Add the Report Date
            </Link>
          )}
        </Notice>
        <PhoneDisclosure name="paper-unemployment" title="Unemployment Pay" level={3}>
          <StateOffice jobState={jobState} jobId={job?.id} />
          <div className="mt-2 grid justify-items-start">
            <Link
              href="/app/job-search?tab=boards#job-search-offices/unemployment-pay"
              className="text-link inline-flex min-h-11 items-center"
            >
              Read About Unemployment Pay After a Move
            </Link>
            <Link
              href="/app/job-search?tab=tracker&page=work-search-log"
              className="text-link inline-flex min-h-11 items-center"
            >
              Open the Work-Search Log
            </Link>
            {unemploymentPay && <ReviewedLine row={unemploymentPay} />}
          </div>
        </PhoneDisclosure>
      </div>
      <PaperPreview paper={leavingChecklist({ job, lastDay, reportDate, office })} />
    </>
  )
}
