import type { CalendarDay } from '@/engine/calendar-day'
import {
  afterThirtyDays,
  compactComesFirst,
  everyStateCounts,
  goodStandingOnly,
  ifTurnedAway,
  mayNotAdd,
  mustOrMay,
  territoriesCount,
  papersToSend,
  sayTheWords,
  swornStatement,
  validOnceApplied,
  whomItCovers,
} from '@/data/licensing/license-law-lines'
import type { Compact } from '@/schemas/licensing/compact'
import type { Statement } from '@/schemas/licensing/statement'
import { compactLines } from './compact-lines'
import { headlineOf, type Headline } from './headline'
import { sourcedLine, unsourcedLine, type Line } from './line'
import { isTerritory, placeName } from '@/schemas/my-move/region'
import type { Question } from '../question'
import { suggestedQuestions } from './suggested-questions'
import {
  isNotTransferable,
  isUsable,
  memberOf,
  verdictOf,
  worksAtHome,
  type Verdict,
} from './verdict'

/** Props of a view of an answer. */
export interface AnswerProps {
  question: Question
  /** The compact of the profession, if it has one. */
  compact?: Compact | undefined
  today: CalendarDay
}

export interface Answer {
  verdict: Verdict
  headline: Headline
  /** Every part has lines. */
  parts: readonly AnswerPart[]
}

export interface AnswerPart {
  title: string
  /** Pages to read next. */
  links?: readonly Link[]
  /** Whether its lines are steps. */
  isOrdered?: true
  lines: readonly Line[]
}

interface Link {
  name: string
  url: string
}

/**
 * Answers whether a license may be used in another state, and what to do. Pure.
 * @param compact the compact of the profession, if it has one
 * @param day today; decides which reviews are overdue
 */
export function answer(question: Question, compact: Compact | undefined, day: CalendarDay): Answer {
  const verdict = verdictOf(question, compact)
  return {
    verdict,
    headline: headlineOf(question, compact),
    parts: partsOf(question, compact, verdict, day).filter(({ lines }) => lines.length > 0),
  }
}

/** The earliest day on which the sources of a line were reviewed. */
export function checkedOn(parts: readonly AnswerPart[]): CalendarDay | undefined {
  return parts
    .flatMap(({ lines }) => lines.flatMap(({ basis }) => basis?.lastReviewed ?? []))
    .toSorted()[0]
}

function partsOf(
  question: Question,
  compact: Compact | undefined,
  verdict: Verdict,
  day: CalendarDay,
): readonly AnswerPart[] {
  const cite = (statement: Statement) => sourcedLine(statement.text, statement, day)
  const questions = suggestedQuestions(question, compact, verdict).map(unsourcedLine)
  const statements = statementsIfNotTransferable(verdict)
  if (statements) {
    return [
      { title: 'What Applies', lines: statements.map(cite) },
      { title: 'Who to Ask', lines: questions },
    ]
  }
  const law: AnswerPart = { title: lawTitle(verdict), isOrdered: true, lines: lawSteps.map(cite) }
  const ask: AnswerPart = { title: 'Ask the Board', lines: questions }
  const license: AnswerPart = {
    title: compact?.name ?? 'This License',
    links: compact ? linksOf(compact) : [],
    lines: [
      ...(compact ? compactLines(question, compact, day) : []),
      ...[question.profession.lawLimit ?? [], question.profession.notes ?? []].flat().map(cite),
    ],
  }
  const spouse: AnswerPart = {
    title: 'As a Military Spouse',
    lines: spouseStatements(question, compact).map(cite),
  }
  const unknown: AnswerPart = {
    title: 'What We Don’t Know',
    lines: unknownLines(question, compact, day),
  }
  // The part that the user can use comes first.
  return isUsable(verdict)
    ? [license, spouse, ask, law, unknown]
    : [law, unknown, ask, license, spouse]
}

const lawSteps = [
  whomItCovers,
  papersToSend,
  swornStatement,
  sayTheWords,
  validOnceApplied,
  mayNotAdd,
  afterThirtyDays,
  ifTurnedAway,
]

/** If the compact works, the law is only for people whom the compact does not cover. */
const lawTitle = (verdict: Verdict) =>
  isUsable(verdict) ? 'If the Compact Does Not Cover You' : 'The Federal Law, Step by Step'

/** The sites that show the current list of member states. */
const linksOf = ({ name, url, portal }: Compact): readonly Link[] => [
  { name: `Site of the ${name}`, url },
  ...(portal ? [portal] : []),
]

/** What applies to a user who has no license to transfer; `undefined` for everyone else. */
function statementsIfNotTransferable(verdict: Verdict): readonly Statement[] | undefined {
  if (verdict === 'renewFirst') return [whomItCovers, swornStatement]
  if (verdict === 'notCovered') return [goodStandingOnly]
  if (verdict === 'hasTemporary') return [mayNotAdd, ifTurnedAway]
  return isNotTransferable(verdict) ? [] : undefined
}

function spouseStatements(
  { from, standing }: Question,
  compact: Compact | undefined,
): readonly Statement[] {
  return [
    ...(compact ? [compact.spouse] : []),
    ...(compact && worksAtHome(memberOf(compact, from)) ? [compactComesFirst] : []),
    ...(standing === 'several' ? [everyStateCounts] : []),
  ]
}

function unknownLines(
  { profession, from, to }: Question,
  compact: Compact | undefined,
  day: CalendarDay,
): readonly Line[] {
  return [
    ...(compact ? [sourcedLine(compact.unknown.text, compact.unknown, day)] : []),
    sourcedLine(mustOrMay.text, mustOrMay, day),
    ...([from, to].some(isTerritory)
      ? [
          sourcedLine(territoriesCount.text, territoriesCount, day),
          unsourcedLine(
            `We found no page that says how boards apply it to territories. Ask ${profession.board} in ${placeName(to)}.`,
          ),
        ]
      : []),
  ]
}
