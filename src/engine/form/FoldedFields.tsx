import { useState, type ReactNode } from 'react'
import { Chevron, Disclosure, Summary } from '../ui/Disclosure'

interface Props {
  title: string
  /** Whether something is in them as the form opens: then nobody has to look for it. */
  isFilled: boolean
  /** Whether one of them stops the save. */
  hasTrouble: boolean
  children: ReactNode
}

/** Fields that few need, under a title. Closed they stay in the form, with what they hold. */
export function FoldedFields({ title, isFilled, hasTrouble, children }: Props) {
  const [isOpen, setOpen] = useState(isFilled)
  if (hasTrouble && !isOpen) setOpen(true)
  return (
    <Disclosure open={isOpen} className="mt-4" printsAsLeft onToggle={setOpen}>
      <Summary look="row" className="gap-2 font-semibold text-accent">
        <Chevron />
        <span>{title}</span>
      </Summary>
      {children}
    </Disclosure>
  )
}
