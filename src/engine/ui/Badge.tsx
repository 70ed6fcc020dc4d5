import type { ReactNode } from 'react'
import { toneClass } from './tone-class'
import type { Tone } from './tokens'

/** A short label that classifies. Its text carries the meaning; the color only repeats it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`ground-edge inline-block rounded px-2 py-px text-sm font-semibold ${toneClass[tone]}`}
    >
      {children}
    </span>
  )
}
