import { useId, useRef } from 'react'
import { Button } from './Button'
import { copyText } from './copy-text'
import { PrintButton } from './PrintButton'

interface Props {
  /** The accessible name of the text field. */
  label: string
  text: string
  onChange: (text: string) => void
  copyLabel: string
}

/** A letter to edit, copy and print. It saves nothing. */
export function EditableLetter({ label, text, onChange, copyLabel }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="grid max-w-prose print:block print:max-w-none">
        {/* A hidden copy of the text gives the field its height. A print shows it instead. */}
        <p className="field-box invisible whitespace-pre-wrap break-words [grid-area:1/1] print:visible print:border-0! print:p-0!">
          {`${text}\n`}
        </p>
        <textarea
          id={id}
          ref={field}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          data-no-print
          className="field-box resize-none overflow-hidden [grid-area:1/1]"
        />
      </div>
      <div data-no-print className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copyText('Letter', text, field.current)}>{copyLabel}</Button>
        <PrintButton label="Print Letter" onPhone="Print Letter" />
      </div>
    </>
  )
}
