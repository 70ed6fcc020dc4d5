import { useId, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { Notice } from '@/engine/ui/Notice'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { FileQuestions } from './FileQuestions'
import { ImportPreview } from './ImportPreview'
import { describeImport, type LastImport } from './last-import'
import { useImport } from './use-import'
import { TRACKER_URL } from '../tracker-url'

/** Imports applications from a file or a spreadsheet. Shows a preview before it adds anything. */
export default function ImportPage() {
  const id = useId()
  const fileInput = useRef<HTMLInputElement>(null)
  const [scope, focus] = useFocusTarget()
  const textarea = useRef<HTMLTextAreaElement>(null)
  /** The control that the rows came from, if this page has read them. Cancel returns the focus to it. */
  const source = useRef<HTMLElement>(null)
  const clearFile = () => {
    if (fileInput.current) fileInput.current.value = ''
  }
  const csvImport = useImport(() => {
    clearFile()
    if (textarea.current) textarea.current.value = ''
    focus(undefined)
  })
  const { file, questions, plan, problem, failure, outcome, last } = csvImport
  const isWriting = csvImport.stage !== 'reading'
  return (
    <section ref={scope} className="max-w-3xl">
      <p className="mt-2">
        Bring in a list that you kept in a spreadsheet or in another app. First save it as a CSV
        file: in Excel, “Save As”; in Google Sheets, “File,” then “Download.” Or copy its rows and
        paste them below. Your list stays on this device, and nothing is added until you say so.
      </p>
      {outcome && <Outcome>{outcome}</Outcome>}
      {last && !file && <Done last={last} onUndo={() => void csvImport.undo(last)} />}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className="min-w-0">
          <label htmlFor={id} className="mb-1 block font-semibold">
            CSV file
          </label>
          <input
            ref={fileInput}
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="field-box"
            disabled={isWriting}
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              source.current = event.target
              if (chosen) void csvImport.choose(chosen)
            }}
            // Allows choosing the same file again, for example after it was corrected.
            onClick={(event) => (event.currentTarget.value = '')}
          />
        </div>
        <div className="min-w-0">
          <label htmlFor={`${id}-paste`} className="mb-1 block font-semibold">
            Or paste rows
          </label>
          {/* Uncontrolled: React would render megabytes of text again on each keystroke. */}
          <textarea
            ref={textarea}
            id={`${id}-paste`}
            rows={3}
            wrap="off"
            autoComplete="off"
            spellCheck={false}
            className="field-box"
            aria-describedby={`${id}-hint`}
            disabled={isWriting}
          />
          <p id={`${id}-hint`} className="text-sm text-muted">
            Copy them in your spreadsheet together with the row that names the columns.
          </p>
          <Button
            variant="secondary"
            className="mt-2"
            disabled={isWriting}
            onClick={() => {
              clearFile()
              source.current = textarea.current
              void csvImport.paste(textarea.current?.value ?? '')
            }}
          >
            Read the Rows
          </Button>
        </div>
      </div>
      <Failure message={problem || failure} />
      {file && questions && (
        <Card className="mt-4">
          <h3 className="break-words text-lg font-bold">{file.name}</h3>
          <FileQuestions
            table={file.table}
            isEncodingGuessed={file.isEncodingGuessed}
            questions={questions}
            csvImport={csvImport}
          />
          {plan ? (
            <ImportPreview
              plan={plan}
              csvImport={csvImport}
              onCancel={() => {
                csvImport.cancel()
                if (isWriting) return
                clearFile()
                const origin = source.current ?? fileInput.current
                origin?.focus()
              }}
            />
          ) : (
            <p className="mt-4">Reading the rows…</p>
          )}
        </Card>
      )}
    </section>
  )
}

interface OutcomeProps {
  /** The result of the import. It receives the focus. */
  children: ReactNode
  /** What the user can do next. */
  more?: ReactNode
}

function Outcome({ children, more }: OutcomeProps) {
  return (
    <div className="mt-4">
      <Notice tone="success">
        <p tabIndex={-1} data-focus-fallback>
          {children}
        </p>
        {more}
      </Notice>
    </div>
  )
}

function Done({ last, onUndo }: { last: LastImport; onUndo: () => void }) {
  return (
    <Outcome
      more={
        <>
          <p className="mt-1">
            Undo removes what you imported but keeps changes you’ve made since. You can undo until
            you import another file, or close or reload this page.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Link href={TRACKER_URL} className={buttonClass('primary')}>
              See Your Applications
            </Link>
            <Button variant="secondary" onClick={onUndo}>
              Undo the Import
            </Button>
          </div>
        </>
      }
    >{`Imported ${describeImport(last)}.`}</Outcome>
  )
}
