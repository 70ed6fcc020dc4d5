/**
 * The colors of the product: one name, its value in the light and in the dark theme. `uno.config.ts`
 * makes CSS variables of them; a test checks every pair of text and background for WCAG AA.
 */
export const colors = {
  /** The page. */
  surface: ['#faf8f4', '#0e1521'],
  /** Cards, dialogs and inputs, one step above the page. */
  raised: ['#ffffff', '#172133'],
  /** Quiet areas inside a card. */
  sunken: ['#f1eee7', '#1e2a3f'],
  /** Badges without a meaning, which must be visible in a card. */
  'neutral-soft': ['#f1eee7', '#2c3a54'],
  text: ['#1b2333', '#eaedf3'],
  muted: ['#525c6f', '#aab4c5'],
  /** Hairlines that only decorate. */
  line: ['#dcd8ce', '#2d3950'],
  /** Borders of controls: they must be seen to find the control. */
  edge: ['#7d8595', '#7c89a1'],
  accent: ['#1c3966', '#a9c6f8'],
  'accent-strong': ['#122745', '#cfe0fd'],
  'on-accent': ['#ffffff', '#0d1a30'],
  'accent-soft': ['#e6edf8', '#1f3050'],
  /** A dark band in either theme, and the text on it. */
  night: ['#1c3966', '#1f3050'],
  'on-night': ['#ffffff', '#eaedf3'],
  /** The only signal color: the mark, the beta line, and what must be noticed. */
  signal: ['#e8a13a', '#f0b454'],
  'signal-soft': ['#fdf2dd', '#332913'],
  'on-signal': ['#2b1d04', '#2b1d04'],
  success: ['#1c6641', '#85d3a6'],
  'success-soft': ['#e3f3ea', '#15351f'],
  warning: ['#7d4a00', '#f3c274'],
  'warning-soft': ['#fdf0d9', '#46320c'],
  danger: ['#a32a2a', '#f5a3a0'],
  'danger-soft': ['#fbe8e7', '#43191b'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type ColorName = keyof typeof colors

/** Meanings a badge or a notice can carry; each has a strong and a soft color. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
