import { useEffect, useRef, useState } from 'react'
import { Button } from '@/engine/ui/Button'
import { PassphraseField, ShowPassphrase } from '../seal/PassphraseField'

interface Props {
  /** Resolves with a sentence if the passphrase is wrong, and with a blank text otherwise. */
  onSubmit: (passphrase: string) => Promise<string>
}

/** Asks for the passphrase of a protected backup. */
export function PassphraseForm({ onSubmit }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [passphrase, setPassphrase] = useState('')
  const [isShown, setShown] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => input.current?.focus(), [])

  const submit = async () => {
    if (isOpening) return
    setOpening(true)
    setProblem(passphrase ? await onSubmit(passphrase) : 'Enter the passphrase.')
    setOpening(false)
    input.current?.focus()
  }

  return (
    <form
      noValidate
      className="mt-4 max-w-md"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h3 className="text-lg font-bold">This backup is protected</h3>
      <PassphraseField
        ref={input}
        label="Passphrase"
        hint="The one you typed twice when you made this file. Nobody can reset it."
        error={problem || undefined}
        isShown={isShown}
        autoComplete="current-password"
        value={passphrase}
        onChange={(event) => setPassphrase(event.target.value)}
      />
      <ShowPassphrase isShown={isShown} onChange={setShown} />
      <div className="mt-3">
        <Button type="submit" variant="primary">
          {isOpening ? 'Opening…' : 'Open Backup'}
        </Button>
      </div>
    </form>
  )
}
