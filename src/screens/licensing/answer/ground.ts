import { labelOf } from '@/engine/model/vocabulary'
import { compactMeans, type Compact } from '@/schemas/licensing/compact'
import { isTerritory, placeName } from '@/schemas/my-move/region'
import type { Question } from '../question'
import { isNotTransferable, isUsable, lawMayNotApply, mayWorkInSeveral, verdictOf } from './verdict'

/**
 * The legal ground for using a license in the new state. The steps, the questions, the page for the clerk and the
 * letter all begin with it. A compact's rules come before the federal law.
 */
export type Ground =
  | { first: 'compact'; compact: Compact; yes: NonNullable<Compact['yes']> }
  | { first: 'law' }
  /** The law may not cover the license, so the user first asks whether it does. */
  | { first: 'askAboutLaw'; because: string }

/** The ground of a question; `undefined` if the license is not transferable. */
export function groundOf(question: Question, compact: Compact | undefined): Ground | undefined {
  const verdict = verdictOf(question, compact)
  if (isNotTransferable(verdict)) return undefined
  if (compact?.yes && isUsable(verdict)) return { first: 'compact', compact, yes: compact.yes }
  if (!lawMayNotApply(question, compact)) return { first: 'law' }
  return { first: 'askAboutLaw', because: whyAskFirst(question, compact) }
}

/** Why the federal law may not cover the license, in the user's words to the board. */
function whyAskFirst({ from, to }: Question, compact: Compact | undefined): string {
  const territories = [from, to].filter(isTerritory).map(placeName)
  return [
    ...(territories.length > 0
      ? [
          `The law counts territories as states in its definitions (50 U.S.C. 3911(6)). Please confirm that it covers ${territories.join(' and ')}.`,
        ]
      : []),
    ...(compact && mayWorkInSeveral(compact, from)
      ? [`It may not help with a license that works in several states through the ${compact.name}.`]
      : []),
  ].join(' ')
}

/** What to ask the board of the new state about a compact, without quotation marks. */
export function compactQuestions(
  { from, to }: Question,
  { name, limit }: Compact,
  { means }: NonNullable<Compact['yes']>,
): readonly string[] {
  const [home, there] = [placeName(from), placeName(to)]
  const isMultistate = means === 'multistate'
  return [
    isMultistate
      ? `Is my license from ${home} a multistate license, and does it let me practice in ${there} under the ${name}?`
      : `Does my license from ${home} qualify me for ${labelOf(compactMeans, means)} in ${there} under the ${name}?`,
    ...(limit
      ? [
          `Once I live in ${there}, which work does it cover, and which license do I need for the rest?`,
        ]
      : []),
    'From what day may I work?',
    isMultistate
      ? `What must I file if I keep ${home} as my legal home, and what, by when, if I make ${there} my legal home?`
      : `What must I file, where, and by when? What if ${there} becomes my home state?`,
    'What does it cost, and is it less for a military spouse?',
  ]
}
