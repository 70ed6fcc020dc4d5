import { useId, useRef } from 'react'
import { Button } from '@/engine/ui/Button'
import { stationNote } from './bah-sentences'
import type { StationInput, StationResult } from './find-station'

interface Props {
  title: 'From' | 'To'
  typed: StationInput
  station: StationResult
  onChange: (typed: StationInput) => void
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
          {station.choices.map((choice) => (
            <li key={choice.id}>
              <Button
                variant="secondary"
                className="w-full justify-start! text-left"
                onClick={() => {
                  onChange({ text: choice.title, chosenId: choice.id })
                  // The button goes away with the choice.
                  input.current?.focus()
                }}
              >
                {choice.earlierName
                  ? `${choice.title} (formerly ${choice.earlierName})`
                  : choice.title}
              </Button>
            </li>
          ))}
          {station.hiddenCount > 0 && (
            <li className="text-sm text-muted">{`${station.hiddenCount} more. Type more of the name.`}</li>
          )}
        </ul>
      )}
    </fieldset>
  )
}
