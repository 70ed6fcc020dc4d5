import { useId, useRef } from 'react'
import { Button } from '@/engine/ui/Button'
import { stationNote } from './bah-sentences'
import type { Station, Typed } from './find-station'

interface Props {
  title: 'From' | 'To'
  typed: Typed
  station: Station
  onChange: (typed: Typed) => void
}

/** Where a move begins or ends, by the ZIP code or a name of the duty station. */
export function StationField({ title, typed, station, onChange }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const note = stationNote(station)
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 font-bold">{title}</legend>
      <label htmlFor={id} className="mb-1 block font-semibold">
        Duty Station or ZIP
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        className="field-box"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        aria-describedby={`${id}-note`}
        value={typed.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <p id={`${id}-note`} aria-live="polite" className="mt-1 text-sm text-muted">
        {note}
      </p>
      {station.kind === 'choices' && (
        <ul
          aria-label={`${title}: duty stations found`}
          className="grid list-none gap-1 pl-0"
          data-no-print
        >
          {station.choices.map((post) => (
            <li key={post.id}>
              <Button
                variant="secondary"
                className="w-full justify-start! text-left"
                onClick={() => {
                  onChange({ text: post.title, chosen: post.id })
                  // The button goes away with the choice.
                  input.current?.focus()
                }}
              >
                {post.formerly ? `${post.title} (formerly ${post.formerly})` : post.title}
              </Button>
            </li>
          ))}
          {station.left > 0 && (
            <li className="text-sm text-muted">{`${station.left} more. Type more of the name.`}</li>
          )}
        </ul>
      )}
    </fieldset>
  )
}
