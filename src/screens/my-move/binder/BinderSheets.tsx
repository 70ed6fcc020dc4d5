import { binderSheets } from '@/data/binder-sheets'
import { BinderPart } from './BinderPart'
import { BinderTable } from './BinderTable'

/** What is filled in by hand. */
export function BinderSheets() {
  return binderSheets.rows.map(({ id, title, lead, columns, rows = [], lines }, at) => (
    <BinderPart key={id} title={title} lead={lead} isOnNewSheet={at === 0}>
      <BinderTable
        columns={columns.map((column) => ({ title: column }))}
        rows={rows.map((row) => [row])}
        lines={lines}
      />
    </BinderPart>
  ))
}
