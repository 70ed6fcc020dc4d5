import { derived } from '@/engine/model/derived'
import { MAX_NAME, omittedNote, type PrintedTable } from '@/engine/screen/binder'
import { isolate } from '@/engine/isolate'
import { limited } from '@/engine/limited'
import { shortened } from '@/engine/shortened'
import {
  newestWorkFirst,
  formatWorkPeriod,
  formatWorkPlace,
  workRecord,
} from '@/schemas/my-work/work'

/** How many rows fit below the other tables of a page. */
const MAX_ROWS = 12

export default [
  derived([workRecord], ([records]): PrintedTable => {
    const { shown, omitted } = limited(records.toSorted(newestWorkFirst), MAX_ROWS)
    return {
      title: 'Work History',
      columns: [
        { title: 'Job', width: 'w-1/3' },
        { title: 'Months', width: 'w-1/4' },
        { title: 'Hours a week', width: 'w-1/6' },
        { title: 'Place' },
      ],
      rows: shown.map((record) => [
        <div key="job">
          <b>{shortened(record.title, MAX_NAME)}</b>
          <p className="text-xs">{isolate(shortened(record.organization, MAX_NAME))}</p>
        </div>,
        formatWorkPeriod(record),
        record.hoursPerWeek > 0 ? String(record.hoursPerWeek) : '',
        shortened(formatWorkPlace(record), MAX_NAME),
      ]),
      blankRows: 1,
      note: omittedNote(omitted, 'in My Work'),
    }
  }),
]
