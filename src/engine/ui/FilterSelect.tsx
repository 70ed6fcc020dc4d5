import { SlimSelect } from './SlimSelect'

interface Props {
  label: string
  /** The chosen option's value; blank for all. */
  value: string
  /** How many there are without the filter. */
  total: number
  options: readonly { value: string; label: string; count: number }[]
  onChange: (value: string) => void
}

/** A select that filters a list. Every option shows how many entries of the whole list have its value. */
export function FilterSelect({ label, value, total, options, onChange }: Props) {
  return (
    <div className="min-w-0 flex-1 basis-28">
      <SlimSelect
        label={label}
        value={value}
        options={[
          { value: '', label: `All (${total})` },
          ...options.map((option) => ({
            value: option.value,
            label: `${option.label} (${option.count})`,
          })),
        ]}
        onChange={onChange}
      />
    </div>
  )
}
