import { swornRules } from '@/data/facts/license-laws'
import {
  georgiaOpinion,
  licensePortability,
  licensePortabilityUpdate,
} from '@/data/sources/license-law'
import { isolate } from '@/engine/isolate'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import type { Source } from '@/schemas/content/content'
import type { Ground } from './ground'
import { joinWords, wordsOf } from './basis-words'
import type { PaperFacts, PaperProps } from './paper-facts'

/** One page to hand to a clerk: who asks for what, under which rule, with which papers. */
export function PageForTheClerk({ facts, ground }: PaperProps) {
  const { name, profession, from, number, board, boardReach, boardCaution } = facts
  return (
    <>
      <p>
        <strong>{board}</strong>
        {boardReach && <span className="block break-words text-sm">{boardReach}</span>}
        {boardCaution && <span className="block text-sm text-muted">{boardCaution}</span>}
      </p>
      <p>
        <span>{`${isolate(name)}, military spouse. Licensed as ${profession} in ${from}, number `}</span>
        {/* Keeps the number on one line if it fits. Otherwise it could break at a hyphen. */}
        <span className="inline-block max-w-full break-words">{`${isolate(number)}.`}</span>
      </p>
      {ground.first === 'compact' ? (
        <CompactRequest facts={facts} ground={ground} />
      ) : (
        <LawRequest ground={ground} />
      )}
      <p className="mt-4 print:mt-3">Received by ____________________ on ______________</p>
    </>
  )
}

interface CompactProps {
  facts: PaperFacts
  ground: Extract<Ground, { first: 'compact' }>
}

function CompactRequest({ facts: { to, questions }, ground: { compact, yes } }: CompactProps) {
  const { name, url, how, spouse, limit } = compact
  const bases = [how, spouse, ...(limit ? [limit] : [])]
  const rules = [...new Map(bases.map((basis) => [basis.source.url, basis])).values()]
  return (
    <>
      <Title>The Request</Title>
      <p>{`I am moving to ${to} on military orders, and I want to work there under the ${name}. Please tell me in writing:`}</p>
      <ol className="grid list-decimal gap-1 pl-6">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <Title>The Compact</Title>
      <p>{`${yes.rule} The board’s reading decides.`}</p>
      <ul className="list-none p-0">
        <PageLink page={{ title: `Site of the ${name}`, url }} />
        {rules.map((basis) => (
          <PageLink key={basis.source.url} page={basis.source} note={joinWords(wordsOf(basis))} />
        ))}
      </ul>
      <Title>{limit ? 'For the Rest' : 'If the Compact Does Not Cover Me'}</Title>
      <p>
        Do you take an application under the federal law on license portability, 50 U.S.C. 4025a?
        Which form and papers do you need?
      </p>
      <ul className="list-none p-0">
        <PageLink page={licensePortability} />
      </ul>
      <Attached papers={['Copy of the license', 'Proof of the military orders']} />
    </>
  )
}

function LawRequest({ ground }: { ground: Exclude<Ground, { first: 'compact' }> }) {
  return (
    <>
      <Title>The Request</Title>
      {ground.first === 'askAboutLaw' && (
        <p>{`Please tell me in writing first whether the federal law on license portability, 50 U.S.C. 4025a, covers my license. ${ground.because} If it does:`}</p>
      )}
      <p>
        Please accept this application under the federal law on license portability, 50 U.S.C.
        4025a. This is portability under the Servicemembers Civil Relief Act (SCRA), not
        endorsement. Please tell me in writing whether it is complete, what is missing and when I
        may start work.
      </p>
      <Title>The Law</Title>
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
        {[licensePortability, licensePortabilityUpdate, georgiaOpinion].map((page) => (
          <PageLink key={page.url} page={page} />
        ))}
      </ul>
      <Attached
        papers={[
          'Proof of the military orders (a letter from the commander counts)',
          'Marriage certificate',
          `Notarized statement: who I am, that my application is true, that I have ${swornRules.text}, and that I am in good standing in every state`,
          'The board’s own application form',
        ]}
      />
    </>
  )
}

function Title({ children }: { children: string }) {
  return <h4 className="text-lg font-bold print:text-[12pt]">{children}</h4>
}

function PageLink({ page, note }: { page: Pick<Source, 'title' | 'url'>; note?: string }) {
  return (
    <li>
      <OutboundLink href={page.url} className="print:inline!">
        {page.title}
      </OutboundLink>
      {note && <span className="text-sm text-muted">{` ${note}`}</span>}
    </li>
  )
}

function Attached({ papers }: { papers: readonly string[] }) {
  return (
    <>
      <Title>Attached</Title>
      <ul className="grid list-none gap-1 p-0">
        {papers.map((paper) => (
          <li key={paper}>{`☐ ${paper}`}</li>
        ))}
      </ul>
    </>
  )
}
