import { useState } from 'react'
import { EditableLetter } from '@/engine/ui/EditableLetter'
import { letterText } from './letter-text'
import type { PaperFacts } from './paper-facts'

/** A letter to copy. Edits last until it is closed. */
export function LetterToTheBoard({ facts }: { facts: PaperFacts }) {
  const [text, setText] = useState(() => letterText(facts))
  return (
    <>
      <p data-no-print className="max-w-prose">
        Fill in the blanks, attach the papers, and send it with your application. Note the day it
        arrived.
      </p>
      <EditableLetter
        label="Letter to the Board"
        text={text}
        onChange={setText}
        copyLabel="Copy Letter"
      />
    </>
  )
}
