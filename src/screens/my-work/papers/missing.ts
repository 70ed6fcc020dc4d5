import { newestWorkFirst, type WorkRecord } from '@/schemas/my-work/work'

/** What a federal resume still needs of a job. */
export interface Missing {
  record: WorkRecord
  /** At least one: "hours a week", "supervisor". */
  parts: readonly string[]
}

/** What a federal resume still needs, by job, the newest first. Study and family care are no jobs. */
export function missingIn(records: readonly WorkRecord[]): readonly Missing[] {
  return records
    .filter(({ kind }) => kind !== 'study' && kind !== 'family-care')
    .toSorted(newestWorkFirst)
    .map((record) => ({ record, parts: partsMissing(record) }))
    .filter(({ parts }) => parts.length > 0)
}

function partsMissing(record: WorkRecord): readonly string[] {
  const { kind, organization, hoursPerWeek, isFederal, series, grade } = record
  const isEmployed = kind !== 'self-employed'
  const needed: readonly [part: string, isMissing: boolean][] = [
    ['hours a week', hoursPerWeek === 0],
    ['organization', isEmployed && organization === ''],
    ['series', isFederal && series === ''],
    ['grade', isFederal && grade === ''],
    ['supervisor', isEmployed && record.supervisorName === ''],
    ['whether they may contact your supervisor', isEmployed && record.mayContact === ''],
    ['results', record.results.length === 0],
  ]
  return needed.filter(([, isMissing]) => isMissing).map(([part]) => part)
}
