import { useId, useState } from 'react'
import { Disclosure, Summary } from '@/engine/ui/Disclosure'
import type { Table } from './table/read-table'
import { Guess } from './Guess'
import { columnName, isDeadline, isStageDate, targetLabel, targets, type Target } from './columns'
import { shortCell } from './short-cell'

interface Props {
  table: Table
  columns: readonly (Target | undefined)[]
  /** The guessed fields by the position of their column. */
  guessed: ReadonlyMap<number, Target>
  /** Whether the disclosure is open at first. */
  startsOpen: boolean
  onChoose: (column: number, target: Target | undefined) => void
}

/** Why a guess that is made from the name of a column can be wrong. */
function reasonOf(name: string): string {
  if (isStageDate(name)) return 'After an interview or an answer, this is not the day you applied.'
  if (!isDeadline(name)) return ''
  return 'If it is the last day to apply, choose Notes: for a sent application it would show as overdue.'
}

/** The field of each column of a file: detected from its name, and corrected by the user. */
export function ColumnChoices({ table, columns, guessed, startsOpen, onChoose }: Props) {
  const { header, rows } = table
  const id = useId()
  // Stay open after the last choice.
  const [isOpen] = useState(startsOpen)
  const used = columns.filter((target) => target !== undefined).length
  return (
    <Disclosure open={isOpen} className="mt-3" printsAsLeft>
      <Summary>{`Columns: ${used} of ${header.length} used`}</Summary>
      <div className="grid gap-3 sm:grid-cols-2">
        {header.map((name, column) => {
          const isGuess = columns[column] !== undefined && guessed.has(column)
          const [example] = rows.flatMap(({ cells }) => cells[column]?.trim() || [])
          return (
            <div key={column} className="min-w-0">
              <label htmlFor={`${id}-${column}`} className="block break-words font-semibold">
                {columnName(header, column)}
              </label>
              {example && (
                <p className="truncate text-sm text-muted">{`For example: ${shortCell(example)}`}</p>
              )}
              <select
                id={`${id}-${column}`}
                className="field-box mt-1"
                aria-describedby={isGuess ? `${id}-${column}-guess` : undefined}
                value={columns[column] ?? ''}
                onChange={(event) =>
                  onChoose(
                    column,
                    targets.find((target) => target === event.target.value),
                  )
                }
              >
                <option value="">Leave it out</option>
                {targets.map((target) => (
                  <option key={target} value={target}>
                    {targetLabel(target)}
                  </option>
                ))}
              </select>
              {isGuess && <Guess id={`${id}-${column}-guess`} reason={reasonOf(name)} />}
            </div>
          )
        })}
      </div>
      <p className="mt-2 text-sm text-muted">
        Several columns can go to Notes. Each becomes a line there, under its own name.
      </p>
    </Disclosure>
  )
}
