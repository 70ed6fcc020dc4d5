import { formatDay } from '@/engine/calendar-day'
import { Button } from '@/engine/ui/Button'
import { ProgressBar } from '@/engine/ui/ProgressBar'
import { applicationStatus } from '@/schemas/job-search/application-status'
import { countOf } from '@/engine/format-count'
import type { ImportPlan, NewRow, RefusedRow } from './plan-import'
import type { CsvImport } from './use-import'
import { savedTooMessage } from './saved-too-message'
import { shortCell } from './short-cell'
import { SAVED_LABEL } from './words'

interface Props {
  plan: ImportPlan
  csvImport: CsvImport
  onCancel: () => void
}

/** How many rows of each kind are shown. */
const MAX_SHOWN = 20

/** What an import would add and leave out, with the button that starts it. */
export function ImportPreview({ plan, csvImport, onCancel }: Props) {
  const { questions, isUpToDate, progress, stage } = csvImport
  const isWriting = stage !== 'reading'
  const { added, refused, knownCount } = plan
  return (
    <>
      <h4 className="mt-5 font-bold">What would be added</h4>
      <div role="status">
        {isUpToDate || isWriting ? (
          <>
            <p>{summary(plan)}</p>
            {plan.savedToo.length > 0 && <p className="mt-1">{savedTooMessage(plan.savedToo)}</p>}
          </>
        ) : (
          <ProgressBar percent={progress * 100} label="Rows read" />
        )}
      </div>
      {added.length > 0 && <AddedTable rows={added.slice(0, MAX_SHOWN)} />}
      <Rest count={added.length - MAX_SHOWN} />
      {refused.length > 0 && <RefusedList rows={refused} />}
      {questions?.needsDayOrder && (
        <p className="mt-4 font-semibold">{`First say which day ${shortCell(questions.ambiguousDay ?? '')} is.`}</p>
      )}
      {isWriting && (
        <div className="mt-5">
          <ProgressBar percent={progress * 100} label="Rows saved" />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {(added.length > 0 || isWriting) && (
          <Button
            disabled={!isUpToDate || questions?.needsDayOrder}
            // Not `disabled`, which would take the focus from it.
            aria-disabled={isWriting}
            onClick={() => isWriting || void csvImport.write(plan)}
          >
            {stage === 'stopping'
              ? 'Stopping…'
              : isWriting
                ? 'Saving…'
                : `Import ${countOf(added.length, 'Row')}`}
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel}>
          {added.length === 0 && knownCount > 0 ? 'Done' : 'Cancel'}
        </Button>
      </div>
    </>
  )
}

function summary({ added, refused, knownCount }: ImportPlan): string {
  const parts = [
    added.length === 0 ? 'No row is new.' : `${countOf(added.length, 'row')} would be added.`,
    knownCount > 0 &&
      `${countOf(knownCount, 'row')} ${knownCount === 1 ? 'is' : 'are'} in your tracker already.`,
    refused.length > 0 && `${countOf(refused.length, 'row')} cannot be read.`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** With large text on a phone the cells are stacked. The roles keep it a table then. */
function AddedTable({ rows }: { rows: readonly NewRow[] }) {
  return (
    <div className="@container mt-2">
      <table
        role="table"
        className="block w-full border-collapse text-left text-sm @[16rem]:table @[16rem]:table-fixed"
      >
        <thead role="rowgroup" className="sr-only @[16rem]:not-sr-only">
          <tr role="row" className="text-muted">
            <th role="columnheader" scope="col" className="w-12 py-2 pr-2">
              Row
            </th>
            <th role="columnheader" scope="col" className="py-2 pr-2">
              Position and Company
            </th>
            <th role="columnheader" scope="col" className="w-2/5 py-2">
              Date and Status
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block @[16rem]:table-row-group">
          {rows.map((row) => (
            <tr
              key={row.number}
              role="row"
              className="block border-t border-solid border-line py-2 align-top @[16rem]:table-row"
            >
              <td role="cell" className={`${cellClass} tabular-nums`}>
                {/* Hidden: assistive technology reads the column header. */}
                <span aria-hidden="true" className="@[16rem]:hidden">
                  {'Row '}
                </span>
                <span>{row.number}</span>
              </td>
              <td role="cell" className={cellClass}>
                <span className="block font-semibold">{row.record.position}</span>
                <span>{row.record.company}</span>
              </td>
              <td role="cell" className={cellClass}>
                {row.list === 'saved' ? (
                  SAVED_LABEL
                ) : (
                  <>
                    <span className="block">{formatDay(row.record.dateApplied)}</span>
                    <span>{applicationStatus.labels[row.record.status]}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cellClass =
  'block break-words @[16rem]:table-cell @[16rem]:py-2 @[16rem]:pr-2 @[16rem]:last:pr-0'

function RefusedList({ rows }: { rows: readonly RefusedRow[] }) {
  return (
    <>
      <h4 className="mt-5 font-bold">Rows that cannot be read</h4>
      <p>
        Fix them in your list and import it again. Rows you imported by then are not added twice.
      </p>
      <ul className="mt-2 list-none p-0 text-sm">
        {rows.slice(0, MAX_SHOWN).map(({ number, reason }) => (
          <li key={number} className="break-words border-t border-solid border-line py-2">
            <span className="font-semibold">{`Row ${number}.`}</span> <span>{reason}</span>
          </li>
        ))}
      </ul>
      <Rest count={rows.length - MAX_SHOWN} />
    </>
  )
}

function Rest({ count }: { count: number }) {
  return (
    count > 0 && <p className="mt-2 text-sm text-muted">{`And ${countOf(count, 'more row')}.`}</p>
  )
}
