import { daysBetween, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { countOf } from '@/engine/format-count'
import { readableAddress } from '@/engine/web-address'
import type { UnemploymentOffice } from '@/schemas/job-search/unemployment-office'
import {
  isTerritory,
  isUnitedStates,
  regionNamed,
  regionOf,
  type Region,
} from '@/schemas/my-move/region'
import type { WorkRecord } from '@/schemas/my-work/work'
import { officeBasis } from '../../shared/office-basis'
import { boxes, labeledOrBlank, lines, joinTexts, under, type Paper } from './paper'

/** The facts that the checklist is filled in with. Unknown ones are printed as blanks to write on. */
interface LeavingFacts {
  job: Pick<WorkRecord, 'title' | 'organization' | 'isRemote'> | undefined
  /** Both blank until they are entered. */
  lastDay: CalendarDay
  reportDate: CalendarDay
  /** The office of the state that the user worked in. */
  office: UnemploymentOffice | undefined
}

/** What to ask, take and do when a job ends because of a move, with boxes to tick by hand. */
export function leavingChecklist({ job, lastDay, reportDate, office }: LeavingFacts): Paper {
  return {
    title: 'Leaving Checklist',
    fileName: 'leaving-checklist',
    blocks: [
      { kind: 'heading', level: 1, text: 'Leaving Checklist' },
      labeledOrBlank('Job', job && joinTexts([job.title, job.organization])),
      labeledOrBlank('Last day', lastDay && formatDay(lastDay)),
      labeledOrBlank('Report date', reportDate && formatDay(reportDate)),
      ...lines([lastDayCheck(lastDay, reportDate)]),
      ...boxesUnder('Before I Give Notice', [
        'Ask the unemployment office how many days before the report date I may stop work.',
        'Ask my employer about a transfer, remote work or leave without pay.',
        'Give notice in writing, and keep a copy.',
        'Get my last day confirmed in writing.',
      ]),
      ...boxesUnder('Papers to Take', [
        'Pay stubs',
        'Evaluations, awards and training records',
        'Two written references, with a phone number or email that will still work next year',
        'Proof of my license and of my hours in supervised work',
        'My job description, with months and hours a week',
        'Work samples that I may keep',
        'Statement of my retirement plan',
      ]),
      ...boxesUnder('Ask Payroll', [
        'When and where will my last paycheck be sent? What about unused leave?',
        'Where will my W-2 (yearly wage form) be sent?',
        'On which day does my health coverage end? Can I keep it for a time, and what does it cost?',
        'What can I do with my retirement plan: leave it, or roll it over? By which day?',
      ]),
      ...under('Unemployment Office of the State I Worked In', [
        labeledOrBlank('Office', office?.name),
        labeledOrBlank('Site', office?.site && readableAddress(office.site)),
        labeledOrBlank('Phone', office?.phones?.join(', ')),
        ...lines([office?.phoneNote ?? '', office ? officeBasis(office) : '']),
        ...boxes([
          'Ask whether I can get unemployment pay if I leave because of my spouse’s orders.',
          'File with this office as soon as I have stopped work and moved. Moving overseas? Ask first if it pays abroad.',
          job?.isRemote
            ? 'I worked remotely. Ask this office and the one of my employer’s state which takes my claim.'
            : 'Did I work in two states? Ask the offices of both which takes my claim.',
          'Give my spouse’s military move as the reason on every form.',
          'Write down each week what I did to find work.',
        ]),
      ]),
    ],
  }
}

/**
 * The last day compared with the report date; blank until both are known. It decides nothing: each state has its own
 * rules.
 */
export function lastDayCheck(lastDay: CalendarDay, reportDate: CalendarDay): string {
  if (lastDay === '' || reportDate === '') return ''
  const days = daysBetween(lastDay, reportDate)
  if (days < 0) {
    return `The last day is ${countOf(-days, 'day')} after the report date. Ask the unemployment office if leaving then still counts.`
  }
  if (days === 0)
    return 'The last day is the report date. Ask the unemployment office if that still counts.'
  return `The last day is ${countOf(days, 'day')} before the report date. States differ. Ask the unemployment office before you agree to this last day.`
}

/**
 * The state or territory of a job in the United States. Blank if the job is abroad or its region is no state; undefined
 * if there is no job or its region is blank.
 */
export function stateOfJob(
  job: Pick<WorkRecord, 'region' | 'country'> | undefined,
): Region | '' | undefined {
  if (!job) return undefined
  const country = job.country.trim()
  // Not a state's name: Georgia is a country, too.
  const territory = regionNamed(country)
  if (territory && isTerritory(territory)) return territory
  const isDomestic = country === '' || isUnitedStates(country)
  if (!isDomestic) return ''
  if (job.region.trim() === '') return undefined
  // After a comma, a code counts in lower case, too.
  return regionOf(`, ${job.region}`) ?? ''
}

const boxesUnder = (title: string, texts: readonly string[]) => under(title, boxes(texts))
