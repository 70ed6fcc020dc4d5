import { calendarMonth, monthAndYear } from '@/engine/calendar-month'
import type { CalendarDay } from '@/engine/calendar-day'
import { countOf } from '@/engine/format-count'
import type { UserProfile } from '@/schemas/account/user-profile'
import {
  newestWorkFirst,
  formatWorkPeriod,
  type Work,
  type WorkRecord,
} from '@/schemas/my-work/work'
import { isHeld, type Certification } from '@/schemas/professional-dev/certification'
import { hasSkill, type Skill } from '@/schemas/professional-dev/skill'
import type { PaperChoices } from './choices'
import { lines, joinTexts, oneLine, under, type Paper, type PaperBlock } from './paper'

/** What papers are made from: what the user has entered in several modules. */
export interface PaperFacts {
  records: readonly WorkRecord[]
  profile: Pick<UserProfile, 'name' | 'location' | 'yearsAsSpouse'>
  skills: readonly Skill[]
  certifications: readonly Certification[]
  /** Entered next to the papers and not stored. */
  contact: string
  today: CalendarDay
}

/** Whether an entry is on a resume. Family care is only if the user chooses to show it. */
export function isOnResume({ kind }: Pick<Work, 'kind'>, choices: PaperChoices): boolean {
  return kind !== 'family-care' || choices.withFamilyCare
}

/** A one-column resume with the headings that applicant tracking systems look for. */
export function resume(facts: PaperFacts, choices: PaperChoices): Paper {
  return {
    title: 'Resume',
    fileName: 'resume',
    blocks: blocksOf(facts, choices, (record) => [formatWorkPeriod(record)]),
  }
}

/** A resume with what a federal job also asks for: hours, series, grade, supervisor. */
export function federalResume(facts: PaperFacts, choices: PaperChoices): Paper {
  return {
    title: 'Federal Resume',
    fileName: 'federal-resume',
    blocks: blocksOf(facts, choices, (record) => federalLines(record, choices)),
  }
}

/** Makes the lines of an entry with its period and its terms, such as hours and salary. */
type Terms = (record: WorkRecord) => readonly string[]

function blocksOf(facts: PaperFacts, choices: PaperChoices, terms: Terms): readonly PaperBlock[] {
  const entries = facts.records
    .filter((record) => isOnResume(record, choices))
    .toSorted(newestWorkFirst)
  const section = (title: string, has: (record: WorkRecord) => boolean) =>
    under(
      title,
      entries.filter(has).flatMap((record) => entryBlocks(record, choices, terms)),
    )
  return [
    ...headBlocks(facts, choices),
    ...section('Experience', ({ kind }) => kind === 'paid' || kind === 'self-employed'),
    ...section('Volunteer Experience', ({ kind }) => kind === 'volunteer'),
    ...section('Family Care', ({ kind }) => kind === 'family-care'),
    ...section('Education', ({ kind }) => kind === 'study'),
    ...under('Certifications', certificationBlocks(facts)),
    ...under('Skills', skillBlocks(facts)),
  ]
}

function headBlocks(facts: PaperFacts, { saysWhy }: PaperChoices): readonly PaperBlock[] {
  const { name, location, yearsAsSpouse } = facts.profile
  const isSpouse = yearsAsSpouse !== '' || facts.records.some(endedByOrders)
  return [
    ...(oneLine(name) ? [{ kind: 'heading', level: 1, text: oneLine(name) } as const] : []),
    ...lines([
      joinTexts([location, facts.contact], ' | '),
      saysWhy && isSpouse ? 'Military spouse' : '',
    ]),
  ]
}

function entryBlocks(
  record: WorkRecord,
  { saysWhy }: PaperChoices,
  terms: Terms,
): readonly PaperBlock[] {
  const { kind, title, organization, city, region, country, isRemote, tools } = record
  const employer = organization || (kind === 'self-employed' ? 'Self-Employed' : '')
  const results = record.results.map(({ text }) => oneLine(text)).filter(Boolean)
  return [
    { kind: 'heading', level: 3, text: oneLine(title) },
    ...lines([
      joinTexts([employer, city, region, country, isRemote ? 'Remote' : '']),
      ...terms(record),
      saysWhy && endedByOrders(record) ? 'Reason for leaving: Moved on military orders' : '',
    ]),
    ...(results.length > 0 ? [{ kind: 'bullets', items: results } as const] : []),
    ...lines([labeled('Tools:', toolList(tools))]),
  ]
}

/** The tools that a user typed, without empty ones. A comma before a digit may belong to a number. */
const toolList = (tools: string) => joinTexts(tools.split(/,(?!\d)/))

/** A form keeps the reason while its field is hidden, so work without an end does not count. */
const endedByOrders = ({ end, leavingReason }: Work) =>
  end !== '' && leavingReason === 'military-orders'

function federalLines(record: WorkRecord, choices: PaperChoices): readonly string[] {
  const { hoursPerWeek, isFederal, series, grade, salary, supervisorName, mayContact } = record
  const supervisor = oneLine(supervisorName)
  return [
    joinTexts([formatWorkPeriod(record), hoursPerWeek > 0 ? hoursOf(hoursPerWeek) : '']),
    isFederal ? joinTexts([labeled('Series', series), labeled('Grade', grade)]) : '',
    choices.withSalary ? labeled('Salary:', salary) : '',
    supervisor
      ? joinTexts([
          `Supervisor: ${supervisor}`,
          choices.withPhone ? record.supervisorPhone : '',
          mayContact === '' ? '' : `May contact: ${mayContact === 'yes' ? 'Yes' : 'No'}`,
        ])
      : '',
  ]
}

const hoursOf = (hours: number) => `${countOf(hours, 'hour')} a week`

const labeled = (label: string, text: string) => (oneLine(text) ? `${label} ${oneLine(text)}` : '')

/** Leaves out certifications that are not valid today: an employer would assume that they are. */
function certificationBlocks({ certifications, today }: PaperFacts): readonly PaperBlock[] {
  const held = certifications.filter((one) => isHeld(one, today))
  return lines(
    held.map(({ name, issuingOrg, dateEarned, expirationDate }) =>
      joinTexts([
        name,
        issuingOrg,
        monthAndYear(calendarMonth(dateEarned)),
        expirationDate ? `expires ${monthAndYear(calendarMonth(expirationDate))}` : '',
      ]),
    ),
  )
}

/** Leaves out skills that the user has yet to learn. */
function skillBlocks({ skills }: PaperFacts): readonly PaperBlock[] {
  const names = skills.filter(hasSkill).map(({ name }) => name)
  return joinTexts(names) ? [{ kind: 'paragraph', text: joinTexts(names) }] : []
}
