import type { Compact } from '@/schemas/licensing/compact'
import { compactQuestions, groundOf } from './ground'
import { placeName } from '@/schemas/my-move/region'
import type { Question } from '../question'
import type { Verdict } from './verdict'

/**
 * What the user can ask to settle an answer, word for word. Where the license can't move to another state, each
 * question names whom to ask; the others are for the board of the new state.
 */
export function suggestedQuestions(
  question: Question,
  compact: Compact | undefined,
  verdict: Verdict,
): readonly string[] {
  const {
    profession: { board },
    from,
    to,
    standing,
  } = question
  const notTransferable: Partial<Record<Verdict, readonly string[]>> = {
    sameState: [`Ask ${board}: ${askAboutAddress}`],
    hasLicense: [`Ask ${board} in ${placeName(to)}: ${askAboutAddress}`],
    hasTemporary: [
      `Ask ${board} in ${placeName(to)}: “Until what day is my temporary license good, and what is missing for the full one?”`,
    ],
    chooseState: [
      'Ask the board that licensed you: “Is my license active and in good standing today?”',
    ],
    overseas: standing === 'none' ? [askOnBase] : [askOnBase, askOwnBoard],
    firstLicense: [
      `Ask ${board} in ${placeName(to)}: “Which exam, school and hours does a first license need, and what may I do until then?”`,
      'Ask before you pay for a course: “Will this course count in the state after this one, too?”',
    ],
    renewFirst: [
      `Ask ${board} in ${placeName(from)}: “How do I renew from another state, by when, and am I in good standing until then?”`,
      `Ask ${board} in ${placeName(to)}: “Do you take an application while my renewal is open?”`,
    ],
    notCovered: [
      'Ask the legal assistance office on base to read the papers before you apply anywhere.',
      'Ask the board that has the case: “What closes this case, and will you confirm that in writing?”',
    ],
  }
  return notTransferable[verdict] ?? boardQuestions(question, compact)
}

const askAboutAddress = '“Does my license stay valid as it is, and do you need my new address?”'
const askOnBase =
  'Ask the legal assistance office and the civilian personnel office of the new installation: “Which license do I need to work here, on base and off?”'
const askOwnBoard =
  'Ask the board that licensed you: “Does my license stay active while I live overseas, and what does that cost?”'

/**
 * What to ask the board of the new state. A compact that works today comes first; otherwise the federal law.
 */
function boardQuestions(question: Question, compact: Compact | undefined): readonly string[] {
  const ground = groundOf(question, compact)
  const ownRule = '“Does the state have its own rule for military spouses, and is it faster?”'
  if (ground?.first === 'compact') {
    return [
      ...compactQuestions(question, ground.compact, ground.yes).map((text) => `“${text}”`),
      '“If it does not count, do you take an application under 50 U.S.C. 4025a?”',
      ownRule,
    ]
  }
  return [
    ground?.first === 'askAboutLaw'
      ? '“Does the federal law on license portability, 50 U.S.C. 4025a, cover my license? Which form and papers do you need?”'
      : '“I’m moving on military orders and applying under 50 U.S.C. 4025a. Which form and papers do you need?”',
    ...(compact && !compact.notForMovers
      ? [
          `“Are you issuing under the ${compact.name} now, and does my license from ${placeName(question.from)} count?”`,
        ]
      : []),
    ownRule,
    ...lawQuestions,
  ]
}

const lawQuestions = [
  '“Is anything missing? What day do you count as complete, and if I move later, do your 30 days start then?”',
  '“If you cannot decide within 30 days, will you give me a temporary license?”',
  '“Do you lower the fee for military spouses, or decide their applications first?”',
]
