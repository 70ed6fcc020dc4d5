import { Icon } from './Icon'

interface Props {
  /** What it unfolds, for people who listen: "Order and Layout". */
  label: string
  isOpen: boolean
  /** The id of what it unfolds. */
  controls: string
  onToggle: () => void
  /** Up to which width it is there. */
  className: string
}

/** Unfolds the options that are seldom changed, where a narrow screen has no room for them. */
export function OptionsButton({ label, isOpen, controls, onToggle, className }: Props) {
  return (
    <button
      type="button"
      className={`icon-button border! border-solid border-edge! bg-raised! ${className}`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      data-no-print
    >
      <Icon name="i-lucide-sliders-horizontal" className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  )
}
