import { isolate } from '@/engine/isolate'
import { BLANK } from '@/engine/print'
import type { PaperFacts } from './paper-facts'

/** The text of a letter for an application under the federal law. */
export function letterText({ profession, from, to, ...typed }: PaperFacts): string {
  const [name, number, board, reach] = [
    typed.name,
    typed.number,
    typed.board,
    typed.boardReach,
  ].map((text) => text && isolate(text))
  return [
    [`To: ${board}`, ...(reach ? [reach] : [])].join('\n'),
    'Subject: License portability for a military spouse, 50 U.S.C. 4025a',
    `My name is ${name}. I hold a license as ${profession} from ${from}, number ${number}, in good standing. I am moving to ${to} because of my spouse’s military orders, and I apply under the federal law on license portability, 50 U.S.C. 4025a. This is portability under the Servicemembers Civil Relief Act (SCRA), not endorsement.`,
    'I attach proof of the orders, my marriage certificate and a notarized statement. It says who I am, that my application is true, that I have read and understood your rules and what your license lets me do, that I will meet and follow them, and that I am in good standing in every state that has ever licensed me.',
    'Please tell me in writing when my application is complete, what is missing and when I may start work. If you ask for more than these papers, please name the rule. If you cannot decide within 30 days of my complete application and my move, I ask for a temporary license.',
    `${name}\nAddress, phone and email: ${BLANK}`,
  ].join('\n\n')
}
