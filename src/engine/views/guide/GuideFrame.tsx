import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import type { GuideRow } from './guide-view'

export interface FrameProps {
  /** The id of the title. */
  id: string
  row: GuideRow
  /** The level of the title. */
  level: 2 | 3
  /** Whether a frame that collapses is open at first. */
  isOpen: boolean
  children: ReactNode
}

/** The background and icon of a section, by its tone. */
export const tones = {
  plain: { background: '', icon: undefined },
  note: { background: 'ground-edge rounded bg-accent-soft', icon: 'i-lucide-info' },
  warning: { background: 'ground-edge rounded bg-warning-soft', icon: 'i-lucide-triangle-alert' },
  story: { background: 'ground-edge rounded bg-signal-soft', icon: 'i-lucide-book-open' },
} as const

const headingClass = { 2: 'section-title', 3: 'text-xl font-bold' }

/** A section of a guide under its title. */
export function GuideFrame({ id, row, level, children }: FrameProps) {
  const { background, icon } = tones[row.tone ?? 'plain']
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={background && `p-4 sm:p-5 ${background}`}>
      <Heading id={id} tabIndex={-1} className={`flex items-start gap-2 ${headingClass[level]}`}>
        {icon && <Icon name={icon} className="mt-0.5 size-6 sm:mt-1" />}
        <span>{row.title}</span>
      </Heading>
      {children}
    </section>
  )
}
