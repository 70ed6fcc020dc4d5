import type { Tone } from './tokens'

/** Ground and text of a badge or a notice, by its meaning. */
export const toneClass: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-text',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}
