import { useState, type ReactNode } from 'react'
import { Icon } from '../ui/Icon'

interface Props {
  title: string
  /** Whether something is in them: then they are open, and nobody has to look for it. */
  isFilled: boolean
  children: ReactNode
}

/** Fields that few need, under a title. Closed they stay in the form, with what they hold. */
export function FoldedFields({ title, isFilled, children }: Props) {
  const [isOpen, setOpen] = useState(isFilled)
  if (isFilled && !isOpen) setOpen(true)
  return (
    <details
      open={isOpen}
      className="group mt-4"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="ring-on-focus flex min-h-11 list-none items-center gap-2 rounded font-semibold text-accent">
        <Icon name="i-lucide-chevron-down" className="size-5 group-open:rotate-180" />
        {title}
      </summary>
      {children}
    </details>
  )
}
