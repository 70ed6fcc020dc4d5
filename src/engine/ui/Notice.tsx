import type { ReactNode } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icon-name'
import { toneClass } from './tone-class'
import type { Tone } from './tokens'

const icons: Record<Tone, IconName> = {
  neutral: 'i-lucide-info',
  accent: 'i-lucide-info',
  success: 'i-lucide-circle-check',
  warning: 'i-lucide-triangle-alert',
  danger: 'i-lucide-circle-alert',
}

interface Props {
  tone?: Tone
  /** "alert" if a screen reader must announce it at once. */
  role?: 'alert' | 'status'
  children: ReactNode
}

/** A message that stands out from the text around it. */
export function Notice({ tone = 'accent', role, children }: Props) {
  return (
    <div role={role} className={`ground-edge flex gap-3 rounded p-4 ${toneClass[tone]}`}>
      <Icon name={icons[tone]} className="mt-1 size-5" />
      <div className="min-w-0 flex-1 text-text">{children}</div>
    </div>
  )
}
