import { useId, type Ref } from 'react'

interface Props {
  className?: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/** The search box above a list. Its label is inside the field. */
export function SearchBox({ className = '', placeholder, value, onChange, ref }: Props) {
  const id = useId()
  return (
    <div className={`hint-room relative min-w-0 flex-[2] basis-28 ${className}`}>
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
