import { binderSource } from '@/engine/screen/binder'
import { formatDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { labelOf } from '@/engine/model/vocabulary'
import { shortened } from '@/engine/shortened'
import {
  applications,
  applicationStatus,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { nextStepOf } from './binder/next-step-of'
import { openApplications } from './binder/open-applications'

/** A table of the job applications that are still waiting for an answer. */
function openApplicationsTable(records: readonly JobApplicationRecord[]) {
  const { shown, left } = openApplications(records)
  return {
    title: 'Open Job Applications',
    columns: [
      { title: 'Job', width: 'w-1/3' },
      { title: 'Status', width: 'w-1/6' },
      { title: 'Notes', width: 'w-1/4' },
      { title: 'Who to call, next step' },
    ],
    rows: shown.map((record) => [
      <div key="job">
        <b>{shortened(record.position, MAX_NAME)}</b>
        <p className="text-xs">
          {[record.company, record.location]
            .filter(Boolean)
            .map((text) => isolate(shortened(text, MAX_NAME)))
            .join(', ')}
        </p>
      </div>,
      <div key="status">
        <span>{labelOf(applicationStatus, record.status)}</span>
        <p className="text-xs">{`Sent ${formatDay(record.dateApplied)}`}</p>
      </div>,
      <p key="notes" className="text-xs">
        {shortened(record.notes, MAX_NOTE)}
      </p>,
      <div key="next" className="text-xs">
        <p>{shortened(record.contact, MAX_NAME)}</p>
        <p>{nextStepOf(record)}</p>
      </div>,
    ]),
    blankRows: 2,
    note: left > 0 ? `And ${left} more in the Application Tracker.` : '',
  }
}

const MAX_NAME = 60
const MAX_NOTE = 100

export default [binderSource([applications], ([sent]) => openApplicationsTable(sent))]
