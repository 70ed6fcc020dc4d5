import type { Tone } from './tokens'

/** The classes for the background and text color of each tone. */
export const toneClass: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-text',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}
