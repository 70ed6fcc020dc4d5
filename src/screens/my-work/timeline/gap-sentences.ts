import { addMonths, calendarMonth, monthAndYear, type CalendarMonth } from '@/engine/calendar-month'
import { labelOf } from '@/engine/model/vocabulary'
import type { Move } from '@/schemas/my-move/move'
import { areaOf, region } from '@/schemas/my-move/region'
import type { Work } from '@/schemas/my-work/work'
import type { Certification } from '@/schemas/professional-dev/certification'
import { spanOf, type Gap } from './gaps'

/** The facts that can explain a gap, newest first. None of them is only planned. */
export interface Explanations {
  work: readonly Pick<Work, 'kind' | 'title' | 'organization' | 'start' | 'end'>[]
  moves: readonly Pick<Move, 'from' | 'to' | 'reportDate'>[]
  certifications: readonly Pick<Certification, 'name' | 'issuingOrg' | 'dateEarned'>[]
}

/** One fact, worded for a resume or a form. */
export interface GapSentence {
  text: string
  /** The same with the military reason, for a user who wants to give it. */
  withReason?: string
}

const MAX_SENTENCES = 3

/**
 * Up to three sentences that explain a gap, made only of what was entered. Each kind of fact gets one before any kind
 * gets a second.
 */
export function gapSentences(
  gap: Gap,
  { work, moves, certifications }: Explanations,
  now: CalendarMonth,
): readonly GapSentence[] {
  const during = work.filter((entry) => {
    const span = spanOf(entry, now)
    return span && span.from <= gap.to && span.to >= gap.from
  })
  const kinds = [
    moves.filter(({ reportDate }) => isMoveIn(gap, reportDate)).map(moveSentence),
    during.filter(({ kind }) => kind === 'study').map((entry) => studySentence(entry, now)),
    certifications.filter(({ dateEarned }) => isIn(gap, dateEarned)).map(certificationSentence),
    during.filter(({ kind }) => kind === 'family-care').map((entry) => careSentence(entry, now)),
  ]
  return kinds
    .flatMap((sentences) => sentences.map((sentence, turn) => ({ sentence, turn })))
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, MAX_SENTENCES)
    .map(({ sentence }) => sentence)
}

const isIn = ({ from, to }: Gap, day: string) =>
  calendarMonth(day) >= from && calendarMonth(day) <= to

/** Counts the month before the gap too, because a job may end in the month of the move. */
const isMoveIn = (gap: Gap, day: string) => isIn({ ...gap, from: addMonths(gap.from, -1) }, day)

type PastMove = Explanations['moves'][number]

function moveSentence({ from, to, reportDate }: PastMove): GapSentence {
  const month = monthAndYear(calendarMonth(reportDate))
  const area = areaOf(from === '' && to === 'overseas' ? to : from, to)
  const rest = area ? `, ${month}.` : `${wayOf(from, to)}, ${month}.`
  const moved = area ? `Relocated ${area}` : 'Relocated'
  return { text: `${moved}${rest}`, withReason: `${moved} on military orders${rest}` }
}

/** ", Virginia to Texas" */
function wayOf(from: PastMove['from'], to: PastMove['to']): string {
  const [origin, destination] = [regionName(from), regionName(to)]
  return destination && (origin ? `, ${origin} to ${destination}` : ` to ${destination}`)
}

const regionName = (value: Move['from']) =>
  value === 'overseas' ? 'overseas' : value && labelOf(region, value)

type Entry = Explanations['work'][number]

function studySentence(entry: Entry, now: CalendarMonth): GapSentence {
  return { text: sentenceOf('Studied', entry.title, entry.organization, monthsOf(entry, now)) }
}

/** The title is left out, because whom a user cared for is private. */
function careSentence(entry: Entry, now: CalendarMonth): GapSentence {
  return { text: sentenceOf('Cared for family', monthsOf(entry, now)) }
}

function certificationSentence({
  name,
  issuingOrg,
  dateEarned,
}: Explanations['certifications'][number]): GapSentence {
  return { text: sentenceOf('Earned', name, issuingOrg, monthAndYear(calendarMonth(dateEarned))) }
}

/** "Studied: Bachelor of Science, Harbor College, May 2020 to June 2022." */
function sentenceOf(verb: string, ...facts: readonly string[]): string {
  const known = facts.filter(Boolean)
  return known.length === 1 ? `${verb}, ${known[0]}.` : `${verb}: ${known.join(', ')}.`
}

/** A month that is still to come is only planned, so it is left out. */
function monthsOf({ start, end }: Entry, now: CalendarMonth): string {
  if (end === '' || end > now) return `since ${monthAndYear(start)}`
  return start === end ? monthAndYear(start) : `${monthAndYear(start)} to ${monthAndYear(end)}`
}
