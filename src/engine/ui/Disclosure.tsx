/* eslint no-restricted-syntax: off -- The only file that uses <details> and <summary>. */
import type { ComponentProps } from 'react'
import { Icon } from './Icon'

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle'> {
  /** Whether it prints as the user left it. Otherwise it prints open. */
  printsAsLeft?: boolean | undefined
  onToggle?: ((isOpen: boolean, part: HTMLDetailsElement) => void) | undefined
}

/**
 * A part that a user opens and closes: a `Summary`, then what it hides. Closed, the content stays in the page, so
 * that print and find in page include it. See docs/decisions/0023.
 */
export function Disclosure({ printsAsLeft = false, onToggle, ...rest }: DisclosureProps) {
  return (
    <details
      {...rest}
      data-print-open={printsAsLeft ? undefined : true}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open, event.currentTarget))}
    />
  )
}

const looks = {
  /** Words in the color of links. */
  link: 'min-h-11 py-2 font-semibold text-accent',
  /** Words in a line of small text. */
  words: 'w-fit',
  /** The first lines of a text, which the rest follows. */
  lead: 'min-h-11 pb-2.5 lg:[@media(pointer:fine)]:min-h-0',
  /** A row of parts, one of them the `Chevron`. */
  row: 'flex min-h-11 list-none items-center',
}

interface SummaryProps extends ComponentProps<'summary'> {
  look?: keyof typeof looks
}

/** The line of a `Disclosure` that is always shown, and opens and closes it. */
export function Summary({ look = 'link', className = '', ...rest }: SummaryProps) {
  return (
    <summary className={`ring-on-focus rounded ${looks[look]} ${className}`.trimEnd()} {...rest} />
  )
}

/** The arrow of a `Summary`. It points up while the disclosure is open. */
export function Chevron({ className = 'size-5' }: { className?: string }) {
  return (
    <Icon
      name="i-lucide-chevron-down"
      className={`${className} [details[open]>summary_&]:rotate-180`}
    />
  )
}
