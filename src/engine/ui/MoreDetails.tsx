import type { ReactNode } from 'react'
import { Chevron, Summary } from './Disclosure'
import { KeptDisclosure } from './KeptDisclosure'

interface Props {
  /** The subject, for the accessible name: "Web Developer" gives "More about Web Developer". */
  about: string
  /** A unique name under which the open state is kept. Needed when several subjects may share a name. */
  name?: string
  /** Text on the same line before "More". It is part of the summary, so a press on it opens the rest. */
  lead?: ReactNode
  children: ReactNode
}

/** A disclosure labeled "More" for the less important details of a card, so that a list of cards is easy to scan. */
export function MoreDetails({ about, name = about, lead, children }: Props) {
  const more = (
    <span>
      More<span className="sr-only">{` about ${about}`}</span>
    </span>
  )
  return (
    <KeptDisclosure name={`more-${name}`}>
      {lead ? (
        <Summary look="lead">
          {lead}
          <span className="whitespace-nowrap font-semibold text-accent" data-no-print>
            {/* Keeps "More" on the line of the last word. */}
            {'\u00a0'}
            {more}
            <Chevron className="ml-1 size-4 align-[-0.2em]" />
          </span>
        </Summary>
      ) : (
        <Summary>{more}</Summary>
      )}
      {children}
    </KeptDisclosure>
  )
}
