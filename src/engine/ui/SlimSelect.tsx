import { useId } from 'react'

interface Props {
  label: string
  /** The accessible name, if the label alone is ambiguous. */
  name?: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  /** Classes for the colors, if they depend on the value. */
  className?: string
  /** Whether the label is for screen readers only, because something else beside the select shows it. */
  isLabelHidden?: boolean
  /** Identifies the select for focus management (`useFocusTarget`). */
  focusId?: string
}

/** A select one line high, with its label inside its box. */
export function SlimSelect(props: Props) {
  const { label, name, value, options, onChange, className = '', isLabelHidden, focusId } = props
  const id = useId()
  return (
    <div className="relative">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'slim-label'}>
        {label}
      </label>
      <select
        id={id}
        className={`field-box ${isLabelHidden ? '' : 'slim-field'} ${className}`}
        aria-label={name}
        data-focus-id={focusId}
        // The arrow keys choose each option on the way. A form that one of them opens must not take the focus.
        data-keeps-focus
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
