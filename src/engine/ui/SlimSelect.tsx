import { useId } from 'react'

interface Props {
  label: string
  /** What people who listen hear, where the label alone does not say whose it is. */
  name?: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  /** Ground and text, where the value has a meaning. */
  className?: string
  /** Whether something else beside it shows the label. */
  isLabelHidden?: boolean
  /** By this the focus finds it again. */
  focusId?: string
}

/** A select of one line, with its label in its box. */
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
        // With the arrow keys a person passes choices that open a form.
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
