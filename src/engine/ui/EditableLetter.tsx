import { useId, useRef } from 'react'
import { Button } from './Button'
import { copyText } from './copy-text'

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
        <Button onClick={() => void copyText('Letter', text, field.current)}>{copyLabel}</Button>
      </div>
    </>
  )
}
