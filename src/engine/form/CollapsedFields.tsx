import { useState, type ReactNode } from 'react'
import { Chevron, Disclosure, Summary } from '../ui/Disclosure'

interface Props {
  title: string
  /** Whether one has a value when the form opens. The disclosure then starts open. */
  isFilled: boolean
  children: ReactNode
}

/** Fields that few people need, in a disclosure. Closed, they stay in the form and keep their values. */
export function CollapsedFields({ title, isFilled, children }: Props) {
  const [startsOpen] = useState(isFilled)
  return (
    <Disclosure open={startsOpen} className="mt-4" printsAsLeft>
      <Summary look="row" className="gap-2 font-semibold text-accent">
        <Chevron />
        <span>{title}</span>
      </Summary>
      {children}
    </Disclosure>
  )
}
