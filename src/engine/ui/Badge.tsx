import type { ReactNode } from 'react'
import { toneClass } from './tone-class'
import type { Tone } from './tokens'

/** A short label that classifies. Its text carries the meaning; the colour only repeats it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold ${toneClass[tone]}`}
    >
      {children}
    </span>
  )
}
