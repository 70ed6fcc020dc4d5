import { memo } from 'react'
import type { AnyRecord } from '../../model/entity'
import type { AnyField } from '../../model/field'
import { labelOfField, showField } from '../../model/show-value'
import { useMediaQuery } from '../../use-media-query'
import { useListContext, useListState } from './list-context'
import { CompactCard, CompactField } from './CompactCard'
import { controlOf } from './extension'
import { ListForm } from './ListForm'
import { FollowUp, RecordButtons, RecordFlags, RecordLink } from './RecordParts'
import { RecordItem, RecordSections } from './RecordSections'

/** From this width on, a table has room for its columns. */
const WIDE = '(min-width: 64rem)'

/** The records of a list as the rows of a table, or as small cards where a table would not fit. */
export default function RowsLayout() {
  const { config } = useListContext()
  const { followUpId } = useListState()
  const isWide = useMediaQuery(WIDE)
  const columns = config.rows ?? []
  return (
    <RecordSections>
      {(records, level) =>
        isWide ? (
          <RecordTable columns={columns} records={records} />
        ) : (
          <ul className="isolate mt-3 grid list-none gap-2 p-0">
            {records.map((record) => (
              <RecordItem key={record.id} record={record}>
                <CompactCard
                  record={record}
                  fields={columns}
                  level={level}
                  hasFollowUp={followUpId === record.id}
                />
              </RecordItem>
            ))}
          </ul>
        )
      }
    </RecordSections>
  )
}

interface TableProps {
  /** The fields that are columns, after the title. */
  columns: readonly string[]
  records: readonly AnyRecord[]
}

/** Limits the width of a cell, so that a long name does not squeeze the other columns. */
const CELL = 'max-w-64 px-3 py-2'

/** Records as the rows of a table. An open form replaces the row of its record. */
function RecordTable({ columns: fields, records }: TableProps) {
  const { entity, config, extensions } = useListContext()
  const { form, followUpId } = useListState()
  const { card } = config
  // Leave out empty columns, so that the others get their room.
  const columns = fields.filter(
    (field) =>
      controlOf(extensions, field) || records.some((record) => showField(entity, record, field)),
  )
  return (
    <table className="mt-3 w-full border-collapse rounded bg-raised text-left shadow">
      <thead>
        <tr>
          {/* A label that depends on the record is that of the first one. */}
          {[card.title, ...columns].map((field) => (
            <th key={field} scope="col" className="whitespace-nowrap px-3 py-2 text-sm text-muted">
              {labelOfField(entity, records[0] ?? {}, field)}
            </th>
          ))}
          <th scope="col" data-no-print>
            <span className="sr-only">Edit or Delete</span>
          </th>
        </tr>
      </thead>
      <tbody className="isolate">
        {records.flatMap((record) => {
          const isEdited = form.editedInPlace?.id === record.id
          const row = (
            <RecordRow key={record.id} record={record} columns={columns} isPrintOnly={isEdited} />
          )
          if (!isEdited && followUpId === record.id) {
            return [
              row,
              <tr key={`${record.id} follow-up`} data-no-print>
                <td colSpan={columns.length + 2} className="px-3 pb-3 empty:hidden">
                  <FollowUp record={record} hasFollowUp />
                </td>
              </tr>,
            ]
          }
          if (!isEdited) return row
          return [
            row,
            <tr key={`${record.id} form`} data-no-print>
              <td colSpan={columns.length + 2} className="p-0">
                <ListForm />
              </td>
            </tr>,
          ]
        })}
      </tbody>
    </table>
  )
}

interface RowProps {
  record: AnyRecord
  columns: readonly string[]
  /** Whether the row shows only in print, because the screen shows the form in its place. */
  isPrintOnly: boolean
}

const RecordRow = memo(function RecordRow({ record, columns, isPrintOnly }: RowProps) {
  const { entity, config, extensions } = useListContext()
  const { card } = config
  const { fields } = entity
  return (
    <tr
      className={`border-t border-solid border-line ${isPrintOnly ? 'hidden print:table-row' : ''}`}
      aria-hidden={isPrintOnly || undefined}
    >
      <th scope="row" className={CELL} dir="auto">
        <span tabIndex={-1} data-focus-id={record.id} data-quiet-focus>
          {showField(entity, record, card.title)}
        </span>
        <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
          <RecordFlags record={record} onlyWarnings />
        </div>
      </th>
      {columns.map((field) => (
        <td
          key={field}
          className={`${CELL} ${widthOf(fields[field], controlOf(extensions, field) !== undefined)}`}
        >
          <CompactField record={record} field={field} />
        </td>
      ))}
      <td className="py-2 pr-3" data-no-print>
        <div className="flex flex-wrap items-center justify-end gap-x-4 xl:flex-nowrap xl:whitespace-nowrap">
          <RecordLink record={record} />
          <RecordButtons record={record} className="px-3!" />
        </div>
      </td>
    </tr>
  )
})

/** Keeps a date on one line, and makes a select wide enough for its longest option. */
function widthOf(field: AnyField | undefined, isSelect = false): string {
  if (isSelect) return 'min-w-50'
  return field?.input === 'date' ? 'whitespace-nowrap' : ''
}
