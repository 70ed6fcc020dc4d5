import { isolate } from '@/engine/isolate'
import { BLANK } from '@/engine/print'
import type { Ground } from './ground'
import type { PaperFacts } from './paper-facts'

/** The text of a letter to the board of the new state, on the ground that the answer names first. */
export function letterText(facts: PaperFacts, ground: Ground): string {
  const [name, number, board, reach] = [
    facts.name,
    facts.number,
    facts.board,
    facts.boardReach,
  ].map((text) => text && isolate(text))
  const { profession, from, to } = facts
  const holder = `My name is ${name}. I hold a license as ${profession} from ${from}, number ${number}, in good standing. I am moving to ${to} because of my spouse’s military orders`
  const { subject, paragraphs } =
    ground.first === 'compact' ? compactLetter(holder, facts, ground) : lawLetter(holder, ground)
  return [
    [`To: ${board}`, ...(reach ? [reach] : [])].join('\n'),
    `Subject: ${subject}`,
    ...paragraphs,
    `${name}\nAddress, phone and email: ${BLANK}`,
  ].join('\n\n')
}

interface Letter {
  subject: string
  paragraphs: readonly string[]
}

function compactLetter(
  holder: string,
  { to, questions }: PaperFacts,
  { compact: { name, limit }, yes }: Extract<Ground, { first: 'compact' }>,
): Letter {
  return {
    subject: `Military spouse moving to ${to}: ${name}`,
    paragraphs: [
      `${holder}, and I want to work there under the ${name}.`,
      `My understanding of the rules: ${yes.rule}`,
      [
        'Please tell me in writing:',
        ...questions.map((question, at) => `${at + 1}. ${question}`),
      ].join('\n'),
      `${limit ? 'For work that the compact does not cover' : 'If the compact does not cover my license'}, do you take an application under the federal law on license portability, 50 U.S.C. 4025a, and which form and papers do you need?`,
    ],
  }
}

const PATH =
  'This is portability under the Servicemembers Civil Relief Act (SCRA), not endorsement.'

function lawLetter(holder: string, ground: Exclude<Ground, { first: 'compact' }>): Letter {
  const law = 'the federal law on license portability, 50 U.S.C. 4025a'
  return {
    subject: 'License portability for a military spouse, 50 U.S.C. 4025a',
    paragraphs: [
      ground.first === 'law'
        ? `${holder}, and I apply under ${law}. ${PATH}`
        : `${holder}. Please tell me in writing first whether ${law}, covers my license. ${ground.because} If it does, I apply under it. ${PATH}`,
      'I attach proof of the orders, my marriage certificate and a notarized statement. It says who I am, that my application is true, that I have read and understood your rules and what your license lets me do, that I will meet and follow them, and that I am in good standing in every state that has ever licensed me.',
      'Please tell me in writing when my application is complete, what is missing and when I may start work. If you ask for more than these papers, please name the rule. If you cannot decide within 30 days of my complete application and my move, I ask for a temporary license.',
    ],
  }
}
