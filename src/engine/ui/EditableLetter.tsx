import { useId, useRef, useState } from 'react'
import { announce } from '../announcer'
import { Button } from './Button'
import { CopyButton } from './CopyButton'
import { PrintButton } from './PrintButton'
import { UndoNotice } from './UndoNotice'

interface Props {
  /** The accessible name of the text field. */
  label: string
  letter: Letter
}

interface Letter {
  text: string
  isEdited: boolean
  change: (text: string) => void
  /** Returns to the text without edits. */
  discard: () => void
}

const DISCARDED = 'Your edits are discarded.'

/** A letter to edit, copy and print. */
export function EditableLetter({ label, letter }: Props) {
  const { text, isEdited } = letter
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  /** The letter with the discarded edits. The view may show another one by now. */
  const [discarded, setDiscarded] = useState<Letter>()

  // The pressed button is removed, so the focus has to move.
  const setDiscardedAndFocus = (next: Letter | undefined) => {
    setDiscarded(next)
    actions.current?.focus()
  }
  const discard = () => {
    letter.discard()
    setDiscardedAndFocus(letter)
    announce(DISCARDED)
  }
  const undo = ({ change, text }: Letter) => {
    change(text)
    setDiscardedAndFocus(undefined)
    announce('Your edits are back.')
  }

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="grid max-w-prose print:block print:max-w-none">
        {/* A hidden copy of the text gives the field its height. Printing shows it in place of the field. */}
        <p className="field-box invisible whitespace-pre-wrap break-words [grid-area:1/1] print:visible print:border-0! print:p-0!">
          {`${text}\n`}
        </p>
        <textarea
          id={id}
          ref={field}
          value={text}
          onChange={({ target }) => {
            letter.change(target.value)
            // Undo would replace the new edits.
            setDiscarded(undefined)
          }}
          data-no-print
          className="field-box resize-none overflow-hidden [grid-area:1/1]"
        />
      </div>
      {/* Below the field, which must not move at the first edit. */}
      <div ref={actions} tabIndex={-1} data-no-print className="grid max-w-prose gap-3">
        {isEdited && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>Your edits stay in this browser tab. New facts don’t change the letter.</p>
            <Button variant="secondary" onClick={discard}>
              Discard Edits
            </Button>
          </div>
        )}
        {discarded && (
          <UndoNotice
            message={DISCARDED}
            undoLabel="Undo: put your edits back"
            onUndo={() => undo(discarded)}
            onDismiss={() => setDiscardedAndFocus(undefined)}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton noun="Letter" text={text} shown={field}>
            Copy Letter
          </CopyButton>
          <PrintButton label="Print Letter" onPhone="Print Letter" />
        </div>
      </div>
    </>
  )
}
