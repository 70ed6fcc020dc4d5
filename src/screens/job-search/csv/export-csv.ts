import { calendarDay } from '@/engine/calendar-day'
import { csvText } from './table/csv-text'
import { labelOf } from '@/engine/model/vocabulary'
import { applications, type JobApplication } from '@/schemas/job-search/job-application'
import { applicationFields, targetLabel, type ApplicationField } from './columns'
import { historyCell } from './history-cell'
import type { Tracked } from './plan-import'
import { SAVED_LABEL } from './words'

export const exportName = (now = new Date()) => `milspouse-applications-${calendarDay(now)}.csv`

/**
 * The CSV text of everything in the tracker, with all fields, under the labels of the form. A saved posting has
 * `SAVED_LABEL` as its status.
 */
export function trackerCsv({ applications: applied, saved }: Tracked): string {
  const rows = [
    ...applied.map((record) => applicationFields.map((field) => cellOf(record, field))),
    ...saved.map((record) =>
      applicationFields.map((field) =>
        field === 'status' ? SAVED_LABEL : cellOf({ history: [], ...record }, field),
      ),
    ),
  ]
  return csvText([applicationFields.map(targetLabel), ...rows])
}

function cellOf(
  record: Partial<JobApplication> & Pick<JobApplication, 'history'>,
  field: ApplicationField,
): string {
  if (field === 'history') return historyCell(record.history)
  const spec = applications.fields[field]
  const value = record[field] ?? ''
  return 'options' in spec ? labelOf(spec.options, value) : value
}
