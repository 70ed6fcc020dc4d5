import { useRef } from 'react'
import type { Scalars } from '../model/field'
import { announce } from '../ui/announcer'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { dropDraft, useDraftsOf } from './drafts'

interface Props {
  /** What the names of the forms begin with. */
  prefix: string
  /** Whether the record of a form is there. @param rest the rest of the form's name */
  isThere: (rest: string) => boolean
}

/** What was typed into forms whose record is gone: it stays in sight until it is copied or discarded. */
export function LeftoverText({ prefix, isThere }: Props) {
  return useDraftsOf(prefix)
    .filter(([rest]) => !isThere(rest))
    .map(([rest, typed]) => (
      <Leftover key={rest} typed={typed} onDiscard={() => dropDraft(`${prefix}${rest}`)} />
    ))
}

function Leftover({ typed, onDiscard }: { typed: Scalars; onDiscard: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const text = Object.values(typed).filter(Boolean).join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      announce('Text copied.')
    } catch {
      // Browsers may refuse: then it is ready for the keys.
      field.current?.select()
      announce('Text selected. Copy it with your keyboard or your browser’s menu.')
    }
  }
  return (
    <div className="mt-4" data-no-print>
      <Notice tone="warning" role="alert">
        <p>What you were writing for was deleted, so this is not saved. Copy it to keep it.</p>
        <textarea
          ref={field}
          aria-label="What you typed"
          readOnly
          value={text}
          rows={3}
          className="field-box mt-2"
        />
        <div className="mt-2 flex gap-2">
          <Button variant="secondary" onClick={() => void copy()}>
            Copy Text
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </Notice>
    </div>
  )
}
