import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { NEW_ID } from '@/engine/model/record-id'
import { labelOf } from '@/engine/model/vocabulary'
import { normalizeText } from '@/engine/normalize-text'
import { BLANK } from '@/engine/print'
import { formUrl } from '@/engine/url/form-url'
import {
  childCareStatus,
  statusOf,
  type ChildCareOption,
  type ChildCareRecord,
} from '@/schemas/my-move/child-care'
import {
  currentMove,
  destination,
  latestMove,
  type Move,
  type MoveRecord,
} from '@/schemas/my-move/move'
import { endedMoveOf, isFromEarlierMove } from '@/schemas/my-move/placed-children'
import { placeName, type Region } from '@/schemas/my-move/region'

/** Whom the request goes to. */
export const offices = ['Fee Assistance Program', 'Child Care Office'] as const
type Office = (typeof offices)[number]

/** What the request is filled in from. What is not known is a blank to write on. */
export interface RequestFacts {
  office: Office
  name: string
  move: Move | undefined
  option: ChildCareRecord | undefined
  /** What else the user asked for the same child. */
  others: readonly ChildCareRecord[]
  today: CalendarDay
}

/** Non-breaking spaces keep each box beside its words. */
const PURPOSES = ['☐ work', '☐ study', '☐ look for work']
  .map((purpose) => purpose.replaceAll(' ', '\u00a0'))
  .join('  ')

/** The text of a request for an exception where fee assistance is not offered. It promises nothing and names no price. */
export function requestText({ office, name, move, option, others, today }: RequestFacts): string {
  const signed = isolate(name) || BLANK
  const from = placeText(move?.fromPlace, move?.from)
  const to = placeText(move?.toPlace, move?.to)
  const hasArrived = move && (move.status === 'done' || move.reportDate < today)
  const [moving, report, arrive] = hasArrived
    ? ['We moved', 'reported', 'arrived']
    : ['We’re moving', 'report', 'arrive']
  return [
    `To: ${office === 'Child Care Office' ? `Child care office, ${to}` : 'The fee assistance program of our branch'}`,
    'Subject: Request for an exception, child care fee assistance',
    `My name is ${signed}. ${moving} from ${from} to ${to} on military orders. We ${report} or ${arrive} there on ${dayText(move?.reportDate)}. Service member’s name and branch: ${BLANK}`,
    `I need child care for ${isolate(option?.forWhom ?? '') || BLANK} from ${dayText(option?.neededBy)}, so that I can ${PURPOSES}.`,
    [askedText(option), ...alsoAsked(others)].join(' '),
    `Fee assistance is not offered to us because: ${BLANK}\nWho told me, and on which day: ${BLANK}`,
    [
      'I ask for an exception. Please tell me in writing:',
      '1. Can you make one? If not, who can?',
      '2. Which papers do you need?',
      '3. By what day will you decide?',
      '4. If the answer is no, which rule is it, and how do I ask for a review?',
    ].join('\n'),
    [
      'I attach:',
      '☐ Copy of the orders',
      '☐ Request or wait-list notice from MilitaryChildCare.com',
      '☐ The answer that fee assistance is not offered',
      '☐ Proof that I work, study or look for work',
      '☐ The provider’s license and accreditation',
    ].join('\n'),
    `${signed}\nPhone and email: ${BLANK}\nSignature: ${BLANK}  Date: ${BLANK}`,
  ].join('\n\n')
}

/** The status at the program, in a sentence. If the family turns a place down, the reason is a blank to fill in. */
const statusSentence: Readonly<Record<ChildCareOption['status'], string>> = {
  'to-ask': '',
  asked: 'I have no answer yet.',
  'on-list': 'We are on its wait list.',
  offered: `It offered a place that we cannot take because: ${BLANK}`,
  accepted: 'We have a place there.',
  'no-place': 'It has no place for us.',
  declined: `It does not work for us because: ${BLANK}`,
}

function askedText(option: ChildCareRecord | undefined): string {
  const program = isolate(option?.program ?? '') || BLANK
  const status = option && statusOf(option)
  if (status === 'to-ask') return `I have not asked ${program} for a place yet.`
  const asked = `I asked ${program} for a place on ${dayText(option?.askedOn)}.`
  return `${asked} ${status ? statusSentence[status] : ''}`.trim()
}

function alsoAsked(others: readonly ChildCareRecord[]): readonly string[] {
  if (others.length === 0) return []
  const each = others.map((other) => {
    const day = other.askedOn === '' ? '' : `, ${formatDay(other.askedOn)}`
    const status = labelOf(childCareStatus, statusOf(other)).toLowerCase()
    return `${isolate(other.program)}${day} (${status})`
  })
  return [`I also asked: ${each.join('; ')}.`]
}

const dayText = (day: CalendarDay = '') => (day === '' ? BLANK : formatDay(day))

/** A place with its state. "Overseas" is not printed, because it says nothing to an office. */
function placeText(place = '', state: Region | '' = ''): string {
  const to = state === 'overseas' ? '' : state
  if (place === '') return to === '' ? BLANK : placeName(to)
  return destination({ to, toPlace: place })
}

const isUnknown = (place: string, state: Region | '') => placeText(place, state) === BLANK

/**
 * The move that the letter about an option tells of: the done one that the option was asked for, or the planned one if
 * that was canceled or is unknown; else the latest move.
 */
export function moveOfRequest(
  option: ChildCareRecord | undefined,
  known: readonly MoveRecord[],
): MoveRecord | undefined {
  if (!option || !isFromEarlierMove(option, known)) return latestMove(known)
  const ended = endedMoveOf(option, known)
  return ended?.status === 'done' ? ended : currentMove(known)
}

/**
 * The other programs that were asked for the same child, without those of an earlier move than the option’s. Options
 * with a blank `forWhom` are for no known child.
 */
export function alsoAskedFor(
  option: ChildCareRecord | undefined,
  records: readonly ChildCareRecord[],
  known: readonly MoveRecord[],
): readonly ChildCareRecord[] {
  if (!option || option.forWhom === '') return []
  const isOptionEarlier = isFromEarlierMove(option, known)
  return records.filter(
    (other) =>
      other.id !== option.id &&
      statusOf(other) !== 'to-ask' &&
      (isOptionEarlier || !isFromEarlierMove(other, known)) &&
      normalizeText(other.forWhom) === normalizeText(option.forWhom),
  )
}

/** Something the request lacks, and where it is entered. */
export interface Missing {
  what: string
  href: string
}

const LIST = '/app/move/child-care?tab=options'

/** What the request lacks. Facts that the product does not store are blanks in the letter and are not named here. */
export function missingIn({ name, move, option }: RequestFacts): readonly Missing[] {
  const edit = formUrl(LIST, option?.id ?? NEW_ID)
  // The places of a move that is done cannot be changed.
  const planned = move?.status === 'planned' ? move : undefined
  const needed: readonly [isMissing: boolean | undefined, what: string, href: string][] = [
    [name === '', 'Your name', '/app/profile'],
    [move === undefined, 'Your move: from where, to where, and the report date', '/app/move'],
    [planned && isUnknown(planned.fromPlace, planned.from), 'Where you move from', '/app/move'],
    [planned && isUnknown(planned.toPlace, planned.to), 'Where you move to', '/app/move'],
    [option === undefined, 'Who you asked for child care', edit],
    [option?.forWhom === '', 'For whom you need care', edit],
    [option?.status !== 'to-ask' && option?.askedOn === '', 'The day you asked', edit],
    [option?.neededBy === '', 'The day you need care', edit],
  ]
  return needed.filter(([isMissing]) => isMissing).map(([, what, href]) => ({ what, href }))
}
