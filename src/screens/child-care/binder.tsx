import { derived } from '@/engine/model/derived'
import { formatDay } from '@/engine/calendar-day'
import { limited } from '@/engine/limited'
import { labelOf } from '@/engine/model/vocabulary'
import { shortened } from '@/engine/shortened'
import {
  childCare,
  childCareStatus,
  isOpenOption,
  type ChildCareRecord,
} from '@/schemas/my-move/child-care'

/** As many as fit on a page under the other tables. */
const MAX_ROWS = 8
const MAX_NAME = 60

/** The table of the child care options that are open or accepted. */
function printedTable(records: readonly ChildCareRecord[]) {
  const kept = records.filter((record) => isOpenOption(record) || record.status === 'accepted')
  const { shown, omitted } = limited(kept, MAX_ROWS)
  return {
    title: 'Child Care',
    columns: [
      { title: 'Program', width: 'w-1/3' },
      { title: 'Status', width: 'w-1/6' },
      { title: 'Days', width: 'w-1/4' },
      { title: 'Who to call' },
    ],
    rows: shown.map((record) => [
      <div key="program">
        <b>{shortened(record.program, MAX_NAME)}</b>
        <p className="text-xs">{shortened(record.forWhom, MAX_NAME)}</p>
      </div>,
      labelOf(childCareStatus, record.status),
      <div key="days" className="text-xs">
        {daysOf(record).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>,
      <p key="contact" className="text-xs">
        {record.contact}
      </p>,
    ]),
    blankRows: 2,
    note: omitted > 0 ? `And ${omitted} more in the Child Care File.` : '',
  }
}

function daysOf({ askedOn, neededBy, answerBy }: ChildCareRecord): readonly string[] {
  return [
    askedOn && `Asked ${formatDay(askedOn)}`,
    neededBy && `Needed by ${formatDay(neededBy)}`,
    answerBy && `Answer by ${formatDay(answerBy)}`,
  ].filter((line) => line !== '')
}

export default [derived([childCare], ([records]) => printedTable(records))]
