import * as z from 'zod/mini'
import { compareDays, latestDayAnywhere } from '@/engine/calendar-day'
import {
  calendarMonth,
  monthAndYear,
  monthsBetween,
  type CalendarMonth,
} from '@/engine/calendar-month'
import { isolate } from '@/engine/isolate'
import { children } from '@/engine/model/child-list'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import {
  freeText,
  optionalMonth,
  optionalText,
  requiredMonth,
  requiredText,
  wholeNumber,
} from '@/engine/model/rules'
import { vocabulary } from '@/engine/model/vocabulary'
import { workResult, workResults } from './work-result'

export const workKind = vocabulary({
  paid: 'Paid Job',
  volunteer: 'Volunteer Work',
  'self-employed': 'Self-Employed',
  study: 'Study',
  'family-care': 'Family Care',
})

/** Why a job ended. The reasons that military spouses need most come first. */
export const leavingReason = vocabulary({
  'military-orders': 'Moved on military orders',
  'better-job': 'Took another job',
  'end-of-term': 'The job was for a set time',
  'laid-off': 'Laid off',
  family: 'Family reasons',
  study: 'School or training',
  other: 'Another reason',
})

const yesOrNo = vocabulary({ yes: 'Yes', no: 'No' })

const MAX_HOURS_PER_WEEK = 168

export const work = z.object({
  kind: z._default(workKind.schema, 'paid'),
  title: requiredText('Enter your job title, or what you did.'),
  organization: optionalText(),
  city: optionalText(),
  /** The name or postal code of a US state; for other countries, a region. */
  region: optionalText(),
  /** Blank means the United States. */
  country: optionalText(),
  isRemote: z._default(z.boolean('Use true or false.'), false),
  /** A month as `YYYY-MM`. */
  start: requiredMonth('Enter the month you started.'),
  /** Blank while the work continues. */
  end: optionalMonth(),
  /** 0 means not specified. */
  hoursPerWeek: wholeNumber(0, MAX_HOURS_PER_WEEK),
  tools: optionalText(),
  results: children(workResult),
  supervisorName: optionalText(),
  supervisorPhone: optionalText(),
  mayContact: z._default(z.union([yesOrNo.schema, z.literal('')]), ''),
  salary: optionalText(),
  leavingReason: z._default(z.union([leavingReason.schema, z.literal('')]), ''),
  isFederal: z._default(z.boolean('Use true or false.'), false),
  /** For a federal job, its occupational series, such as `0640`, and its grade, such as `GS-07`. */
  series: optionalText(),
  grade: optionalText(),
  /** The id of the application for this job, which may have been deleted since. Blank if there was none. */
  applicationId: freeText(),
})

export type Work = z.infer<typeof work>
export type WorkRecord = Recorded<Work>

/** Checks of the form only. A backup is accepted without them: the clock of its device may have been ahead. */
const workForm = work.check(
  z.refine(({ start }) => start <= calendarMonth(latestDayAnywhere()), {
    path: ['start'],
    error: 'This month is in the future. Save this once you have started.',
  }),
  z.refine(({ start, end }) => end === '' || end >= start, {
    path: ['end'],
    error: 'The end is before the start. Check both.',
  }),
)

export const workRecord = defineEntity({
  key: 'workRecord',
  noun: ['work entry', 'work entries'],
  schema: work,
  formSchema: workForm,
  keepsUpdatedAt: true,
  omitWhenBlank: ['applicationId'],
  describe: ({ title, organization }) =>
    organization ? `${isolate(title)} at ${isolate(organization)}` : title,
  fields: {
    kind: { label: 'Kind', input: 'select', options: workKind },
    title: {
      label: 'Job Title',
      input: 'text',
      autoComplete: 'off',
      hint: 'For study, your degree or course.',
    },
    organization: {
      label: 'Organization',
      input: 'text',
      autoComplete: 'off',
      hint: 'The employer, school or group. Leave it blank if there was none.',
    },
    city: { label: 'City', input: 'text', autoComplete: 'off' },
    region: { label: 'State or Region', input: 'text', autoComplete: 'off' },
    country: {
      label: 'Country',
      input: 'text',
      autoComplete: 'off',
      hint: 'Leave it blank for the United States.',
    },
    isRemote: { label: 'I worked remotely', input: 'checkbox' },
    start: { label: 'Start', input: 'month' },
    end: { label: 'End', input: 'month', hint: 'Leave it blank if you still do this.' },
    hoursPerWeek: {
      label: 'Hours a Week',
      input: 'number',
      min: 0,
      max: MAX_HOURS_PER_WEEK,
      hint: 'Federal resumes need it. Leave 0 if you’d rather not say.',
    },
    tools: {
      label: 'Tools',
      input: 'text',
      hint: 'Software, machines or methods, with commas between them.',
    },
    results: { label: 'Results', input: 'children', of: workResults },
    supervisorName: { label: 'Supervisor', input: 'text', autoComplete: 'off' },
    supervisorPhone: { label: 'Supervisor’s Phone', input: 'text', autoComplete: 'off' },
    mayContact: {
      label: 'May They Contact Your Supervisor?',
      input: 'select',
      options: yesOrNo,
      blank: 'Not specified',
    },
    salary: { label: 'Salary', input: 'text', hint: 'For example, $24 an hour.' },
    leavingReason: {
      label: 'Reason for Leaving',
      input: 'select',
      options: leavingReason,
      blank: 'Not specified',
      visible: ({ end }) => end !== '',
    },
    isFederal: { label: 'This was a federal job', input: 'checkbox' },
    series: {
      label: 'Series',
      input: 'text',
      hint: 'The four digits of the occupation, such as 0640.',
      visible: ({ isFederal }) => isFederal,
    },
    grade: {
      label: 'Grade',
      input: 'text',
      hint: 'For example, GS-07.',
      visible: ({ isFederal }) => isFederal,
    },
    applicationId: { label: 'Application', input: 'text', visible: () => false },
  },
})

type Dated = Pick<Work, 'start' | 'end'>

/** A comparator: ongoing work first, then the latest end, then the latest start. */
export function newestWorkFirst(a: Dated, b: Dated): number {
  return compareDays(b.end || ONGOING, a.end || ONGOING) || compareDays(b.start, a.start)
}

/** Sorts after every month. */
const ONGOING = '9999-99'

/** "June 2023 – present" */
export function formatWorkPeriod({ start, end }: Dated): string {
  return `${monthAndYear(start)} – ${end ? monthAndYear(end) : 'present'}`
}

const MONTHS_PER_YEAR = 12

/**
 * "2 years, 3 months". The first and the last month count in full, as on resumes. Months to come do not count. Blank if
 * the end is before the start, or if a month cannot be read.
 * @param currentMonth replaces a blank end
 */
export function formatWorkDuration({ start, end }: Dated, currentMonth: CalendarMonth): string {
  const months =
    Math.min(monthsBetween(start, end || currentMonth), monthsBetween(start, currentMonth)) + 1
  if (months < 1) return ''
  const [years, rest] = [Math.floor(months / MONTHS_PER_YEAR), months % MONTHS_PER_YEAR]
  return [formatUnit(years, 'year'), formatUnit(rest, 'month')].filter(Boolean).join(', ')
}

const formatUnit = (count: number, noun: string) =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`

/** "Norfolk, VA" or "Naples, Italy, Remote". Blank if nothing was entered. */
export function formatWorkPlace({
  city,
  region,
  country,
  isRemote,
}: Pick<Work, 'city' | 'region' | 'country' | 'isRemote'>): string {
  return [city, region, country, isRemote ? 'Remote' : ''].filter(Boolean).map(isolate).join(', ')
}
