import {
  georgiaOpinion,
  licensePortability,
  licensePortabilityUpdate,
} from '@/data/sources/license-law'
import { isolate } from '@/engine/isolate'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import type { PaperFacts } from './paper-facts'

const attached = [
  'Proof of the military orders (a letter from the commander counts)',
  'Marriage certificate',
  'Notarized statement: who I am, that my application is true, that I have read and understood the state’s rules and what its license allows and will meet and follow them, and that I am in good standing in every state',
  'The board’s own application form',
]

/** One page to hand to a clerk: who applies for what, under which law, with which papers. */
export function PageForTheClerk({ facts }: { facts: PaperFacts }) {
  const { name, profession, from, number, board, boardReach } = facts
  return (
    <>
      <p>
        <strong>{board}</strong>
        {boardReach && <span className="block break-words text-sm">{boardReach}</span>}
      </p>
      <p>{`${isolate(name)}, military spouse. Licensed as ${profession} in ${from}, number ${isolate(number)}.`}</p>
      <h4 className="text-lg font-bold">The Request</h4>
      <p>
        Please accept this application under the federal law on license portability, 50 U.S.C.
        4025a. This is portability under the Servicemembers Civil Relief Act (SCRA), not
        endorsement. Please tell me in writing whether it is complete, what is missing and when I
        may start work.
      </p>
      <h4 className="text-lg font-bold">The Law</h4>
      <p>
        A military spouse with a license in good standing who has moved to another state because of
        military orders, and has applied to its board with the papers below, has a license that the
        law treats as valid there for the same work. If the board cannot decide within 30 days of
        the complete application and the move, I ask for a temporary license, to which the law gives
        the same rights as to a full one.
      </p>
      <p>
        The Justice Department wrote to the states about this path on December 22, 2025. Georgia’s
        attorney general reads the law as barring added requirements (opinion of February 19, 2026).
        If this board asks for more, please name the rule.
      </p>
      <ul className="list-none p-0">
        {[licensePortability, licensePortabilityUpdate, georgiaOpinion].map(({ title, url }) => (
          <li key={url}>
            <OutboundLink href={url} className="print:py-1!">
              {title}
            </OutboundLink>
          </li>
        ))}
      </ul>
      <h4 className="text-lg font-bold">Attached</h4>
      <ul className="grid list-none gap-1 p-0">
        {attached.map((paper) => (
          <li key={paper}>{`☐ ${paper}`}</li>
        ))}
      </ul>
      <p className="mt-4">Received by ____________________ on ______________</p>
    </>
  )
}
