import type { ReactNode } from 'react'
import { Icon } from './Icon'
import { KeptDetails } from './KeptDetails'

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
    <KeptDetails name={`more-${name}`}>
      {lead ? (
        <summary className="ring-on-focus min-h-11 rounded pb-2.5 lg:[@media(pointer:fine)]:min-h-0">
          {lead}
          <span className="whitespace-nowrap font-semibold text-accent" data-no-print>
            {/* Beside the last word, never on a line alone. */}
            {'\u00a0'}
            {more}
            <Icon
              name="i-lucide-chevron-down"
              className="ml-1 size-4 align-[-0.2em] [details[open]>summary_&]:rotate-180"
            />
          </span>
        </summary>
      ) : (
        <summary className="ring-on-focus min-h-11 rounded py-2 font-semibold text-accent">
          {more}
        </summary>
      )}
      {children}
    </KeptDetails>
  )
}
