import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { Button } from '@/engine/ui/Button'
import { PassphraseField, ShowPassphrase } from '../seal/PassphraseField'

interface Props {
  /** Resolves with a sentence if the passphrase is wrong, and with a blank text otherwise. */
  onSubmit: (passphrase: string) => Promise<string>
  /** Gets the focus if the form has it when it goes, as it does with the right passphrase. */
  focusNext: RefObject<HTMLElement | null>
}

/** Asks for the passphrase of a protected backup. */
export function PassphraseForm({ onSubmit, focusNext }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [passphrase, setPassphrase] = useState('')
  const [isShown, setShown] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => input.current?.focus(), [])
  useLayoutEffect(() => {
    const [current, next] = [form.current, focusNext.current]
    return () => {
      if (current?.contains(document.activeElement)) next?.focus()
    }
  }, [focusNext])

  const submit = async () => {
    if (isOpening) return
    setOpening(true)
    // The same wrong passphrase is announced again only if its problem was gone.
    setProblem('')
    setProblem(passphrase ? await onSubmit(passphrase) : 'Enter the passphrase.')
    setOpening(false)
    input.current?.focus()
  }

  return (
    <form
      ref={form}
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
