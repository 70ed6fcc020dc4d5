import { derived } from '@/engine/model/derived'
import { compareDaysBlankLast, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { limited, type Limited } from '@/engine/limited'
import { MAX_CONTACT, MAX_NAME, omittedNote } from '@/engine/screen/binder'
import { labelOf } from '@/engine/model/vocabulary'
import { shortened } from '@/engine/shortened'
import {
  childCare,
  childCareStatus,
  isOfferWithDay,
  isWithoutOffer,
  statusOf,
  type ChildCareRecord,
} from '@/schemas/my-move/child-care'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import {
  isFromEarlierMove,
  stillNeeded,
  withoutLapsedOffers,
} from '@/schemas/my-move/placed-children'

/** As many as fit on a page under the other tables. */
const MAX_ROWS = 8

/**
 * The options that are open or accepted: offers by the day to answer, then places, then the others by the day care is
 * needed. As in What Now, what was asked for an earlier move and the other programs for a child with a place are left
 * out, except offers that can be answered.
 */
export function childCareOnPaper(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
  today: CalendarDay,
): Limited<ChildCareRecord> {
  const offers = withoutLapsedOffers(records, known, today)
    .filter(({ status }) => status === 'offered')
    .toSorted((a, b) => compareDaysBlankLast(a.answerBy, b.answerBy))
  const places = records.filter(
    (record) => record.status === 'accepted' && !isFromEarlierMove(record, known),
  )
  const others = stillNeeded(records, known)
    .filter(isWithoutOffer)
    .toSorted((a, b) => compareDaysBlankLast(a.neededBy, b.neededBy))
  return limited([...offers, ...places, ...others], MAX_ROWS)
}

/** The table of the child care options that matter for the move. */
function printedTable(
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
  today: CalendarDay,
) {
  const { shown, omitted } = childCareOnPaper(records, known, today)
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
      labelOf(childCareStatus, statusOf(record)),
      <div key="days" className="text-xs">
        {daysOf(record, today).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>,
      <p key="contact" className="text-xs">
        {shortened(record.contact, MAX_CONTACT)}
      </p>,
    ]),
    blankRows: 2,
    note: omittedNote(omitted, 'in the Child Care File'),
  }
}

function daysOf(record: ChildCareRecord, today: CalendarDay): readonly string[] {
  const { askedOn, neededBy, answerBy } = record
  return [
    askedOn && `Asked ${formatDay(askedOn)}`,
    neededBy && `Needed by ${formatDay(neededBy)}`,
    isOfferWithDay(record)
      ? `${answerBy >= today ? 'Answer by' : 'The day to answer was'} ${formatDay(answerBy)}`
      : '',
  ].filter((line) => line !== '')
}

export default [
  derived([childCare, moves], ([records, known], today) => printedTable(records, known, today)),
]
