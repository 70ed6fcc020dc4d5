import { useId, type ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  label: string
  hint?: string | undefined
  /** The sentence that says what is wrong. */
  error: string | undefined
  /** Whether the characters are visible. */
  isShown: boolean
}

/** A passphrase, with its label, hint and error. It is never saved as a draft. */
export function PassphraseField({ label, hint, error, isShown, ...input }: Props) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
        className="field-box"
      />
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="mt-1 font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

interface ShowProps {
  isShown: boolean
  onChange: (isShown: boolean) => void
}

/** A checkbox that makes the characters of a passphrase visible. */
export function ShowPassphrase({ isShown, onChange }: ShowProps) {
  return (
    <label className="mt-2 inline-flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="h-5 w-5"
        checked={isShown}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>Show Passphrase</span>
    </label>
  )
}
