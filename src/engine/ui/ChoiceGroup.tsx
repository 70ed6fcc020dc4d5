import { useId } from 'react'
import { Button } from './Button'
import { Icon } from './Icon'
import type { IconName } from './icon-name'

interface Choice {
  id: string
  label: string
  description: string
  icon: IconName
}

interface Props {
  legend: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/**
 * A group of checkboxes with a count and the buttons "Select All" and "Clear All". Chosen ids that are not
 * among the choices are kept.
 */
export function ChoiceGroup({ legend, choices, chosen, onChange }: Props) {
  const known = choices.filter(({ id }) => chosen.includes(id))
  const unknown = chosen.filter((id) => choices.every((choice) => choice.id !== id))
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p
          role="status"
          className="font-semibold"
        >{`${known.length} of ${choices.length} selected`}</p>
        <div className="flex gap-2">
          <Button
            variant="secondary"
            onClick={() => onChange([...choices.map(({ id }) => id), ...unknown])}
          >
            Select All
          </Button>
          <Button variant="secondary" onClick={() => onChange(unknown)}>
            Clear All
          </Button>
        </div>
      </div>
      <ul className="mt-4 grid list-none gap-3 p-0 sm:grid-cols-2">
        {choices.map((choice) => (
          <ChoiceItem
            key={choice.id}
            choice={choice}
            isChosen={chosen.includes(choice.id)}
            onToggle={(isChosen) =>
              onChange(isChosen ? [...chosen, choice.id] : chosen.filter((id) => id !== choice.id))
            }
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface ItemProps {
  choice: Choice
  isChosen: boolean
  onToggle: (isChosen: boolean) => void
}

function ChoiceItem({ choice, isChosen, onToggle }: ItemProps) {
  const id = useId()
  return (
    <li>
      <label className="flex h-full cursor-pointer items-start gap-3 rounded border border-solid border-edge bg-raised p-4 has-[:checked]:border-accent has-[:checked]:bg-accent-soft">
        <input
          type="checkbox"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-description`}
          checked={isChosen}
          onChange={(event) => onToggle(event.target.checked)}
          className="mt-0.5 size-6 shrink-0 accent-accent"
        />
        <span className="min-w-0">
          <span className="flex items-center gap-2 font-bold">
            <Icon name={choice.icon} className="size-5 text-accent" />
            <span id={`${id}-label`}>{choice.label}</span>
          </span>
          <span id={`${id}-description`} className="mt-1 block text-muted">
            {choice.description}
          </span>
        </span>
      </label>
    </li>
  )
}
