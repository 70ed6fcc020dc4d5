import { formatDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { useStored } from '@/engine/store/use-stored'
import { applications, applicationStatus } from '@/schemas/job-application'
import { BinderPart } from './BinderPart'
import { BinderTable } from './BinderTable'
import { openApplications } from './open-applications'
import { shortened } from './shortened'

/** The job applications that still wait for an answer. */
export function BinderApplications() {
  const { shown, left } = openApplications(useStored(applications))
  return (
    <BinderPart title="Open Job Applications">
      <BinderTable
        columns={[
          { title: 'Job', width: 'w-1/3' },
          { title: 'How it stands', width: 'w-1/6' },
          { title: 'Notes', width: 'w-1/4' },
          { title: 'Who to call, next step' },
        ]}
        rows={shown.map(({ position, company, location, status, dateApplied, notes }) => [
          <div key="job">
            <b>{shortened(position, MAX_NAME)}</b>
            <p className="text-xs">
              {shortened([company, location].filter(Boolean).join(', '), MAX_NAME)}
            </p>
          </div>,
          <div key="status">
            {labelOf(applicationStatus, status)}
            <p className="text-xs">Sent {formatDay(dateApplied)}</p>
          </div>,
          <p key="notes" className="text-xs">
            {shortened(notes, MAX_NOTE)}
          </p>,
        ])}
        lines={2}
      />
      {left > 0 && <p className="text-xs">And {left} more in the Application Tracker.</p>}
    </BinderPart>
  )
}

const MAX_NAME = 60
const MAX_NOTE = 100
