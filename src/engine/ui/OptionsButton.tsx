import type { Ref } from 'react'
import { buttonClass } from './button-class'
import { Icon } from './Icon'

interface Props {
  /** Names the options: "Sort and Layout". */
  label: string
  /** Whether the label is visible. Otherwise only screen readers get it. */
  isLabelShown?: true
  isOpen: boolean
  /** The id of the element that it shows and hides. */
  controls: string
  onToggle: () => void
  /** Classes that hide it on wide screens. */
  className: string
  ref?: Ref<HTMLButtonElement>
}

/** On narrow screens, the button of a disclosure with options that are seldom changed. */
export function OptionsButton({
  label,
  isLabelShown,
  isOpen,
  controls,
  onToggle,
  className,
  ref,
}: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${isLabelShown ? buttonClass('secondary') : 'icon-button border! border-solid border-edge! bg-raised!'} ${className}`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      data-no-print
    >
      <Icon name="i-lucide-sliders-horizontal" className="size-5" />
      <span className={isLabelShown ? '' : 'sr-only'}>{label}</span>
    </button>
  )
}
