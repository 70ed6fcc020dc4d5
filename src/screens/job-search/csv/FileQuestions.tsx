import { Notice } from '@/engine/ui/Notice'
import { ColumnChoices } from './ColumnChoices'
import { targetLabel } from './columns'
import { DateQuestions } from './DateQuestions'
import type { Table } from './table/read-table'
import type { CsvImport } from './use-import'
import type { Questions } from './use-reading'
import { WordQuestions } from './WordQuestions'

interface Props {
  table: Table
  isEncodingGuessed: boolean
  questions: Questions
  csvImport: CsvImport
}

/** The warnings and questions about a file that decide how its rows are read: columns, dates and words. */
export function FileQuestions({ table, isEncodingGuessed, questions, csvImport }: Props) {
  const { leftOut, missing, guessedColumns } = questions
  return (
    <>
      {isEncodingGuessed && (
        <div className="mt-3">
          <Notice tone="warning" role="status">
            This file does not say how its characters are encoded. Check names with accents below.
            If they look wrong, save your list as “CSV UTF-8” and choose that file.
          </Notice>
        </div>
      )}
      {missing.length > 0 && (
        <div className="mt-3">
          <Notice tone="warning" role="status">
            <span>{`No column is called ${missing.join(' or ')}. Choose it below, under “Columns.”`}</span>
            {missing.length > 1 && (
              <span>
                {' '}
                If there are rows above the names of the columns, delete them in your list and
                import it again.
              </span>
            )}
            {missing.includes(targetLabel('dateApplied')) && (
              <span>
                {' '}
                A posting that you only saved needs no date. Write “Saved” in a column “Status.”
              </span>
            )}
          </Notice>
        </div>
      )}
      {questions.mayBeSaved && (
        <label className="mt-3 flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={questions.areSaved ?? false}
            onChange={(event) => csvImport.setSaved(event.target.checked)}
            className="size-6 shrink-0 accent-accent"
          />
          These are saved, not applied
        </label>
      )}
      {leftOut.length > 0 && <LeftOutColumns names={leftOut} />}
      <ColumnChoices
        table={table}
        columns={questions.columns}
        guessed={guessedColumns}
        startsOpen={missing.length > 0 || guessedColumns.size > 0}
        onChoose={csvImport.setColumn}
      />
      <DateQuestions questions={questions} csvImport={csvImport} />
      <WordQuestions questions={questions} csvImport={csvImport} />
    </>
  )
}

const MAX_NAMES_SHOWN = 10

/** Not collapsed, because the user must see which data the import loses. */
function LeftOutColumns({ names }: { names: readonly string[] }) {
  const more = names.length - MAX_NAMES_SHOWN
  return (
    <div className="mt-3">
      <p className="break-words">
        <span className="font-semibold">Columns left out:</span>{' '}
        <span>{names.slice(0, MAX_NAMES_SHOWN).join(', ')}</span>
        {more > 0 && <span>{` and ${more} more`}</span>}
      </p>
      <p className="text-sm text-muted">
        To keep one, choose below, under “Columns,” where it goes.
      </p>
    </div>
  )
}
