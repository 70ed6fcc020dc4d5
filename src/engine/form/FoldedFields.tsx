import { useState, type ReactNode } from 'react'
import { Icon } from '../ui/Icon'

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
    <details
      open={isOpen}
      className="group mt-4"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="ring-on-focus flex min-h-11 list-none items-center gap-2 rounded font-semibold text-accent">
        <Icon name="i-lucide-chevron-down" className="size-5 group-open:rotate-180" />
        <span>{title}</span>
      </summary>
      {children}
    </details>
  )
}
