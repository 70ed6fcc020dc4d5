import { useId } from 'react'

interface Props {
  label: string
  /** The chosen option's value; blank for all. */
  value: string
  /** How many there are without the filter. */
  total: number
  options: readonly { value: string; label: string; count: number }[]
  onChange: (value: string) => void
}

/** A filter over a list. Every option says how many it would leave. */
export function FilterSelect({ label, value, total, options, onChange }: Props) {
  const id = useId()
  return (
    <div className="min-w-[min(12rem,100%)]">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="field-box"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">All ({total})</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label} ({option.count})
          </option>
        ))}
      </select>
    </div>
  )
}
