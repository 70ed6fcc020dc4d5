import type { ReactNode } from 'react'
import { KeptDetails } from './KeptDetails'

interface Props {
  /** What there is more about, for people who listen: "Web Developer". */
  about: string
  children: ReactNode
}

/** The rest of a card, folded away under "More" so that many cards stay easy to look through. */
export function More({ about, children }: Props) {
  return (
    <KeptDetails name={`more-${about}`}>
      <summary className="ring-on-focus min-h-11 rounded py-2 font-semibold text-accent">
        More<span className="sr-only"> about {about}</span>
      </summary>
      {children}
    </KeptDetails>
  )
}
