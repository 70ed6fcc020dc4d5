import { useState, type ReactNode } from 'react'
import { keepOpen, wasLeftOpen } from './kept-open'

interface Props {
  /** Tells it from all others of the product. */
  name: string
  /** Whether it is open until a person opens or closes it. */
  isOpen?: boolean
  /** Whether the address asks for it: then it is open, however it was left. */
  isAsked?: boolean
  /** Whether it is printed as a person has left it; else it is printed open. */
  printsAsLeft?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/**
 * A part that folds, as a person has left it: so it is when they come back to the tab or the page, also
 * after a reload. Closed it stays in the page, so that print can open it. See docs/decisions/0023.
 */
export function KeptDetails({ name, isOpen = false, isAsked, printsAsLeft, ...rest }: Props) {
  const [isOpenAtFirst] = useState(() => isAsked || (wasLeftOpen(name) ?? isOpen))
  return (
    <details
      {...rest}
      open={isOpenAtFirst}
      onToggle={(event) => keepOpen(name, event.currentTarget.open)}
      data-print-open={printsAsLeft ? undefined : true}
    />
  )
}
