import { buttonClass } from './button-class'
import { Icon } from './Icon'

interface Props {
  /** What it unfolds: "Order and Layout". */
  label: string
  /** Whether the label is shown; without it, only people who listen get it. */
  isLabelShown?: true
  isOpen: boolean
  /** The id of what it unfolds. */
  controls: string
  onToggle: () => void
  /** Up to which width it is there. */
  className: string
}

/** Unfolds the options that are seldom changed, where a narrow screen has no room for them. */
export function OptionsButton({
  label,
  isLabelShown,
  isOpen,
  controls,
  onToggle,
  className,
}: Props) {
  return (
    <button
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
