import type { ReactNode } from 'react'
import { Chevron, Summary } from './Disclosure'
import { KeptDisclosure } from './KeptDisclosure'

interface Props {
  /** What there is more about, for people who listen: "Web Developer". */
  about: string
  /** Tells it from all others, where several may be about what has the same name. */
  name?: string
  /** What is said already, on the line of "More": a press on any of it unfolds the rest. */
  lead?: ReactNode
  children: ReactNode
}

/** The rest of a card, folded away under "More" so that many cards stay easy to look through. */
export function More({ about, name = about, lead, children }: Props) {
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
            {/* Beside the last word, never on a line alone. */}
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
