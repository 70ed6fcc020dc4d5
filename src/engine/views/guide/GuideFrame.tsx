import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import type { GuideRow } from './guide-view'

export interface FrameProps {
  /** The id of the title. */
  id: string
  row: GuideRow
  /** Whether it is open at first, where it folds. */
  isOpen: boolean
  children: ReactNode
}

/** How a section stands out, by its tone. */
export const tones = {
  plain: { ground: '', icon: undefined },
  note: { ground: 'ground-edge rounded bg-accent-soft', icon: 'i-lucide-info' },
  warning: { ground: 'ground-edge rounded bg-warning-soft', icon: 'i-lucide-triangle-alert' },
  story: { ground: 'ground-edge rounded bg-signal-soft', icon: 'i-lucide-book-open' },
} as const

/** A section of a guide under its title. */
export function GuideFrame({ id, row, children }: FrameProps) {
  const { ground, icon } = tones[row.tone ?? 'plain']
  return (
    <section aria-labelledby={id} className={ground && `p-4 sm:p-5 ${ground}`}>
      <h2 id={id} tabIndex={-1} className="flex items-start gap-2 text-2xl font-bold">
        {icon && <Icon name={icon} className="mt-1 size-6" />}
        {row.title}
      </h2>
      {children}
    </section>
  )
}
