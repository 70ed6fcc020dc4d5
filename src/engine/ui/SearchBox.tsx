import { useId, type Ref } from 'react'

interface Props {
  placeholder: string
  value: string
  onChange: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/** The search box over a list, with its label in it. */
export function SearchBox({ placeholder, value, onChange, ref }: Props) {
  const id = useId()
  return (
    <div className="relative min-w-0 flex-[2] basis-28">
      <label htmlFor={id} className="slim-label">
        Search
      </label>
      <input
        ref={ref}
        id={id}
        type="search"
        className="field-box slim-field text-ellipsis"
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
