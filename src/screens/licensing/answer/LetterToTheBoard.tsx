import { useId, useRef, useState } from 'react'
import { announce } from '@/engine/ui/announcer'
import { Button } from '@/engine/ui/Button'
import { letterText } from './letter-text'
import type { PaperFacts } from './paper-facts'

/** A letter to copy. Edits last until it is closed. */
export function LetterToTheBoard({ facts }: { facts: PaperFacts }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => letterText(facts))

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
      <p data-no-print className="max-w-prose">
        Fill in the blanks, attach the papers, and send it with your application. Note the day it
        arrived.
      </p>
      <label htmlFor={id} className="sr-only">
        Letter to the Board
      </label>
      <textarea
        id={id}
        ref={field}
        value={text}
        onChange={({ target }) => setText(target.value)}
        rows={18}
        data-no-print
        className="field-box max-w-prose"
      />
      {/* A printed text field would show only the visible part of its text. */}
      <p className="hidden whitespace-pre-wrap print:block">{text}</p>
      <div data-no-print>
        <Button onClick={() => void copy()}>Copy Letter</Button>
      </div>
    </>
  )
}
