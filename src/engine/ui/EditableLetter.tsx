import { useId, useRef } from 'react'
import { announce } from './announcer'
import { Button } from './Button'

interface Props {
  /** What the text field is called. */
  label: string
  text: string
  onChange: (text: string) => void
  copyLabel: string
}

/** A letter to fill in, to copy and to print. It saves nothing. */
export function EditableLetter({ label, text, onChange, copyLabel }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      announce('Letter copied.')
    } catch {
      // If the browser denies clipboard access, the selected text can be copied by keyboard.
      field.current?.select()
      announce('Letter selected. Copy it with your keyboard or your browser’s menu.')
    }
  }

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        ref={field}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        rows={18}
        data-no-print
        className="field-box max-w-prose"
      />
      {/* A printed text field would show only the visible part of its text. */}
      <p className="hidden whitespace-pre-wrap print:block">{text}</p>
      <div data-no-print>
        <Button onClick={() => void copy()}>{copyLabel}</Button>
      </div>
    </>
  )
}
