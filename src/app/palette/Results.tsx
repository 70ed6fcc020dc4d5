import type { Ref } from 'react'
import { formatCount } from '@/engine/format-count'
import { Icon } from '@/engine/ui/Icon'
import type { Found } from '@/engine/search/create-search'
import type { Searchable } from '@/engine/search/searchable'

interface Props {
  ref: Ref<HTMLDivElement>
  id: string
  found: readonly Found[]
  /** The position of the result that Enter opens, counted across all kinds. */
  active: number
  optionId: (at: number) => string
  onChoose: (entry: Searchable) => void
}

/** The results by kind. The focus stays in the search box, which names the active one (`aria-activedescendant`). */
export function Results({ ref, id, found, active, optionId, onChoose }: Props) {
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label="Results"
      className="p-2"
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map(({ kind, entries, total }, group) => {
        const before = found.slice(0, group).reduce((sum, { entries }) => sum + entries.length, 0)
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-kind-${group}`}>
            <p id={`${id}-kind-${group}`} className="px-2 py-2 text-sm font-bold text-muted">
              {total > entries.length
                ? `${kind}: ${entries.length} of ${formatCount(total)}`
                : kind}
            </p>
            {entries.map((entry, at) => (
              <Option
                key={optionId(before + at)}
                id={optionId(before + at)}
                entry={entry}
                isActive={before + at === active}
                onChoose={onChoose}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

interface OptionProps {
  id: string
  entry: Searchable
  isActive: boolean
  onChoose: (entry: Searchable) => void
}

/**
 * A result with its name, location and two lines of text. The text is the accessible description, so that the
 * accessible name stays short.
 */
function Option({ id, entry, isActive, onChoose }: OptionProps) {
  const { title, subtitle, text } = entry
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-labelledby={`${id}-name`}
      aria-describedby={text && `${id}-text`}
      onClick={() => onChoose(entry)}
      className="flex min-h-11 cursor-pointer items-start gap-3 rounded border-l-3 border-solid border-transparent px-3 py-2 hover:bg-sunken aria-selected:border-accent aria-selected:bg-accent-soft"
    >
      <Icon name={entry.icon} className="mt-0.5 size-5 text-accent" />
      <span className="min-w-0">
        <span id={`${id}-name`}>
          <span className="line-clamp-3 font-semibold" dir="auto">
            {title}
          </span>{' '}
          <span className="block text-sm text-muted">{subtitle}</span>
        </span>
        {text && (
          <span id={`${id}-text`} className="mt-0.5 line-clamp-2 text-sm" dir="auto">
            {text}
          </span>
        )}
      </span>
    </div>
  )
}
