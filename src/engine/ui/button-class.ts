export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const base =
  'inline-flex items-center justify-center gap-2 min-h-11 px-4 py-2 rounded font-semibold text-base no-underline text-center border border-solid ring-on-focus disabled:opacity-60 aria-disabled:opacity-60'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border-accent hover:bg-accent-strong',
  secondary: 'bg-raised text-accent border-edge hover:bg-accent-soft',
  quiet: 'bg-transparent text-accent border-transparent underline-offset-3 hover:bg-accent-soft',
  danger: 'bg-danger text-raised border-danger hover:opacity-90',
}

/** The classes of a button, for `<button>` and for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `${base} ${variants[variant]}`
}
