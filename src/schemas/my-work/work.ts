import * as z from 'zod/mini'
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

/** Why a job ended, in the order in which military spouses need them. */
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

const HOURS_A_WEEK = 168

export const work = z.object({
  kind: z._default(workKind.schema, 'paid'),
  title: requiredText('Enter your job title, or what you did.'),
  organization: optionalText(),
  city: optionalText(),
  /** A state, by two letters or its name; abroad, a region. */
  region: optionalText(),
  /** Blank is the United States. */
  country: optionalText(),
  isRemote: z._default(z.boolean('Use true or false.'), false),
  /** Months, `YYYY-MM`. No end is the present. */
  start: requiredMonth('Enter the month you started.'),
  end: optionalMonth(),
  /** 0 where nobody has said it. */
  hoursPerWeek: wholeNumber(0, HOURS_A_WEEK),
  tools: optionalText(),
  results: children(workResult),
  supervisorName: optionalText(),
  supervisorPhone: optionalText(),
  mayContact: z._default(z.union([yesOrNo.schema, z.literal('')]), ''),
  salary: optionalText(),
  leavingReason: z._default(z.union([leavingReason.schema, z.literal('')]), ''),
  isFederal: z._default(z.boolean('Use true or false.'), false),
  /** Of a federal job: the four digits of its occupation, and its grade, `0640` and `GS-07`. */
  series: optionalText(),
  grade: optionalText(),
})

export type Work = z.infer<typeof work>
export type WorkRecord = Recorded<Work>

/** What the form asks besides: a backup may hold a month that was the future where it was made. */
const workForm = work.check(
  z.refine(({ start }) => start <= calendarMonth(), {
    path: ['start'],
    error: 'This month is in the future. Enter the month you started.',
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
      max: HOURS_A_WEEK,
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
  },
})

type Dated = Pick<Work, 'start' | 'end'>

/** Which of two comes first in a record that begins with the newest: what goes on still, then the later end. */
export function newestWorkFirst(a: Dated, b: Dated): number {
  return compareTexts(b.end || GOES_ON, a.end || GOES_ON) || compareTexts(b.start, a.start)
}

/** After every month. */
const GOES_ON = '9999-99'

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** "June 2023 – present" */
export function workMonths({ start, end }: Dated): string {
  return `${monthAndYear(start)} – ${end ? monthAndYear(end) : 'present'}`
}

const MONTHS_A_YEAR = 12

/**
 * How long it lasted, "2 years, 3 months": both months count whole, as on resumes. Blank where the end is before
 * the start, or where a month cannot be read.
 * @param now the month that a blank end stands for
 */
export function workLength({ start, end }: Dated, now: CalendarMonth): string {
  const months = monthsBetween(start, end || now) + 1
  if (months < 1) return ''
  const [years, rest] = [Math.floor(months / MONTHS_A_YEAR), months % MONTHS_A_YEAR]
  return [counted(years, 'year'), counted(rest, 'month')].filter(Boolean).join(', ')
}

const counted = (count: number, noun: string) =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`

/** "Norfolk, VA" or "Naples, Italy"; "Remote" behind it where it was. Blank where nothing is known. */
export function workPlace({
  city,
  region,
  country,
  isRemote,
}: Pick<Work, 'city' | 'region' | 'country' | 'isRemote'>): string {
  return [city, region, country, isRemote ? 'Remote' : ''].filter(Boolean).map(isolate).join(', ')
}
