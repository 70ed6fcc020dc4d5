import { lacksYear } from './table/day-without-year'
import { readDay } from './table/read-day'
import type { Table } from './table/read-table'
import { keysOf } from '@/engine/keys-of'
import { fieldLabel } from '@/engine/model/field'
import { normalizeText } from '@/engine/normalize-text'
import { applications, type JobApplication } from '@/schemas/job-search/job-application'
import { shortCell } from './short-cell'

export type ApplicationField = keyof JobApplication
/** What a column of a file can be: a field of an application, or whether the user applied at all. */
export type Target = ApplicationField | 'isApplied'

/**
 * The column names of other trackers for each target, the most certain first, in the form of `plainName`. Among
 * them are those of Reactive Resume: role, stage, salary, source. A target that is not listed is recognized by its
 * own name and its label; a list replaces both.
 */
const knownNames: Readonly<Partial<Record<Target, readonly string[]>>> = {
  company: ['company', 'companyname', 'employer', 'organization', 'organisation', 'business'],
  position: [
    'position',
    'jobposition',
    'jobtitle',
    'title',
    'role',
    'jobrole',
    'positiontitle',
    'job',
  ],
  dateApplied: [
    'dateapplied',
    'applieddate',
    'appliedon',
    'appliedat',
    'applicationdate',
    'datesubmitted',
    'date',
  ],
  status: [
    'status',
    'applicationstatus',
    'jobstatus',
    'stage',
    'list',
    'outcome',
    'result',
    'response',
  ],
  location: ['location', 'city', 'joblocation', 'citystate'],
  // Before "Job Type", which is full-time or part-time where a file has both.
  jobType: ['workplacetype', 'worktype', 'workmode', 'workarrangement', 'jobtype', 'remote'],
  salaryRange: ['salaryrange', 'salary', 'pay', 'payrange', 'compensation', 'wage'],
  applicationUrl: [
    'postinglink',
    'joburl',
    'url',
    'link',
    'joblink',
    'sourceurl',
    'jobposting',
    'applicationlink',
    'website',
  ],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks', 'notescomments', 'commentsnotes'],
  nextAction: ['nextaction', 'nextstep', 'nextsteps', 'followup', 'followupnote', 'todo'],
  nextActionDate: ['nextactiondate', 'followupdate', 'followupat', 'nextstepdate', 'deadline'],
  contact: ['contact', 'contactperson', 'contactname', 'recruiter', 'hiringmanager', 'contacts'],
  resumeVersion: ['resumeversion', 'resume', 'resumeused', 'resumefilename', 'cv'],
  foundOn: [
    'foundon',
    'source',
    'jobsource',
    'jobboard',
    'wherefound',
    'howfound',
    'whereifoundit',
    'howifoundit',
    'site',
  ],
  postingText: ['postingtext', 'jobdescription', 'description'],
  isApplied: ['applied', 'isapplied', 'appliedyesno'],
}

/** Columns with the day on which a posting was saved. That is not the day of the application, so it goes to the notes. */
const savedDates = [
  'datesaved',
  'saveddate',
  'savedon',
  'savedat',
  'datebookmarked',
  'bookmarkedon',
]

/** Whether a column of this name holds the days on which postings were saved. */
export const isSavedDate = (name: string) => savedDates.includes(plainName(name))

/**
 * Whether a column of this name holds the days on which the stages of the rows began. That is the day of the
 * application only while the stage is Applied, so the column is guessed.
 */
export const isStageDate = (name: string) =>
  ['stagedate', 'stageenteredat'].includes(plainName(name))

/**
 * Whether a column of this name holds deadlines. That is the day of the next action only where the posting is not
 * answered yet, so the column is shown as a guess.
 */
export const isDeadline = (name: string) => plainName(name) === 'deadline'

/** The fields of an application, in the order of the record; its history comes last. */
export const applicationFields = keysOf<ApplicationField>(applications.fields)

/** All targets, the fields first. */
export const targets: readonly Target[] = [...applicationFields, 'isApplied']

export function targetLabel(target: Target): string {
  if (target === 'isApplied') return 'Applied, Yes or No'
  return fieldLabel(applications.fields[target], {})
}

/** The names by which the column of a target is recognized, the most certain first, in the form of `plainName`. */
export function columnNames(target: Target): readonly string[] {
  return knownNames[target] ?? [target, targetLabel(target)].map(plainName)
}

/** The name of a column in the interface. */
export function columnName(header: readonly string[], at: number): string {
  return shortCell(header[at] ?? '') || `Column ${at + 1}`
}

/** The names of columns that have content and are not imported. */
export function leftOutColumns(
  { header, rows }: Table,
  columns: readonly (Target | undefined)[],
): string[] {
  return header.flatMap((_, at) => {
    const isLeftOut = !columns[at] && rows.some(({ cells }) => cells[at]?.trim())
    return isLeftOut ? [columnName(header, at)] : []
  })
}

/** The target of each column, by its name, and by its cells if the name is ambiguous. */
export function columnsOf({ header, rows }: Table): (Target | undefined)[] {
  const matched = matchColumns(header)
  return matched.map((target, at) => {
    const day = target && dayInstead[target]
    if (!day || matched.includes(day)) return target
    return areMostlyDays(rows.map(({ cells }) => cells[at] ?? '')) ? day : target
  })
}

/** The target of a column if it holds days: "Applied" and "Follow up" name columns with days and without. */
const dayInstead: Partial<Record<Target, Target>> = {
  isApplied: 'dateApplied',
  nextAction: 'nextActionDate',
}

function areMostlyDays(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const days = filled.filter((cell) => readDay(cell, 'month-first') || lacksYear(cell))
  return days.length > filled.length / 2
}

/** How many columns a row would name as the header. "Applied" does not count: cells below a header say it, too. */
export function countNames(cells: readonly string[]): number {
  return matchColumns(cells).filter((target) => target && target !== 'isApplied').length
}

/** The target of each column of a header, if its name is known. Each field is matched once. */
function matchColumns(header: readonly string[]): (Target | undefined)[] {
  const plain = header.map(plainName)
  const matched: (Target | undefined)[] = header.map(() => undefined)
  for (const target of targets) {
    const column = columnNames(target)
      .map((name) => plain.findIndex((one, at) => one === name && !matched[at]))
      .find((at) => at >= 0)
    if (column !== undefined) matched[column] = target
  }
  return matched.map(
    (target, at) => target ?? (isSavedDate(header[at] ?? '') ? 'notes' : undefined),
  )
}

/** A name without accents, case, spaces and punctuation: "Date applied:" equals "date_applied", "Résumé" "resume". */
export function plainName(name: string): string {
  return normalizeText(name).replace(/[^a-z0-9]/g, '')
}
