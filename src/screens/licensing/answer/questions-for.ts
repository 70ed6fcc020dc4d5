import type { Compact } from '@/schemas/compact'
import { placeName, type Question } from './question'
import type { Verdict } from './verdict'

/** What to ask, in words to use, and whom. */
export function questionsFor(
  { profession: { board }, from, to }: Question,
  compact: Compact | undefined,
  verdict: Verdict,
): readonly string[] {
  const asides: Partial<Record<Verdict, readonly string[]>> = {
    sameState: [`Ask ${board}: “Does my license go on as it is, and do you need my new address?”`],
    overseas: overseasQuestions,
    firstLicense: [
      `Ask ${board} of ${placeName(to)}: “Which exam, school and hours does a first license need, and what may I do until then?”`,
      'Ask before you pay for a course: “Will this course count in the state after this one, too?”',
    ],
    renewFirst: [
      `Ask ${board} of ${placeName(from)}: “How do I renew from another state, by when, and am I in good standing until then?”`,
      `Ask ${board} of ${placeName(to)}: “Do you take an application while my renewal is open?”`,
    ],
    notCovered: [
      'Ask the legal assistance office on base to read the papers before you apply anywhere.',
      `Ask ${board} of ${placeName(from)}: “What closes this case, and will you confirm that in writing?”`,
    ],
  }
  return asides[verdict] ?? moveQuestions(placeName(from), compact)
}

const overseasQuestions = [
  'Ask the legal assistance office and the civilian personnel office of the new installation: “Which license do I need to work here, on base and off?”',
  'Ask the board that licensed you: “Does my license stay active while I live overseas, and what does that cost?”',
]

function moveQuestions(from: string, compact: Compact | undefined): readonly string[] {
  const first = compact
    ? [`“Are you issuing under the ${compact.name} today, and does my license from ${from} count?”`]
    : []
  return [
    ...first,
    '“I move on military orders and apply under 50 U.S.C. 4025a. Which form and which papers do you want?”',
    '“On which day do you count my application as complete? What is missing?”',
    '“If you cannot decide within 30 days, will you give me a temporary license?”',
    '“Do you lower the fee for military spouses, or decide their applications first?”',
  ]
}
