interface Props {
  /** The name of the radio group. */
  name: string
  label: string
  hint: string
  isChosen: boolean
  onChoose: () => void
}

/** A radio button with a label and a hint. */
export function RadioChoice({ name, label, hint, isChosen, onChoose }: Props) {
  return (
    <label className="mt-2 flex min-h-11 items-start gap-3">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-6 shrink-0 accent-accent"
      />
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-muted">{hint}</span>
      </span>
    </label>
  )
}
