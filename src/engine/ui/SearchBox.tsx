import { useId, type Ref } from 'react'

interface Props {
  placeholder: string
  value: string
  onChange: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/** The search box over a list. */
export function SearchBox({ placeholder, value, onChange, ref }: Props) {
  const id = useId()
  return (
    <div className="min-w-[min(14rem,100%)] flex-1">
      <label htmlFor={id} className="mb-1 block font-semibold">
        Search
      </label>
      <input
        ref={ref}
        id={id}
        type="search"
        className="field-box"
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
