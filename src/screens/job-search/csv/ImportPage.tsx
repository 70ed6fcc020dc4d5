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
import { contentOf, type LastImport } from './last-import'
import { useImport } from './use-import'

/** Brings a list from a file into the tracker. It shows what it would add before it adds anything. */
export default function ImportPage() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [scope, focus] = useFocusTarget()
  const forgetName = () => {
    if (input.current) input.current.value = ''
  }
  const imported = useImport(() => {
    forgetName()
    focus(undefined)
  })
  const { file, questions, plan, problem, failure, said, last } = imported
  const isWriting = imported.stage !== 'reading'
  return (
    <section ref={scope} className="max-w-3xl">
      <p className="mt-2">
        Bring in a list that you kept in a spreadsheet or in another app. Save or download it as CSV
        first. The file stays on this device, and nothing is added until you say so.
      </p>
      {said && <Outcome>{said}</Outcome>}
      {last && !file && <Done last={last} onUndo={() => void imported.undo(last)} />}
      <div className="mt-4">
        <label htmlFor={id} className="mb-1 block font-semibold">
          CSV file
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="field-box"
          disabled={isWriting}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            if (chosen) void imported.choose(chosen)
          }}
          // The same file can be chosen again, as after a mistake in it was mended.
          onClick={(event) => (event.currentTarget.value = '')}
        />
      </div>
      <Failure message={problem || failure} />
      {file && questions && (
        <Card className="mt-4">
          <h3 className="break-words text-lg font-bold">{file.name}</h3>
          <FileQuestions
            table={file.table}
            isGuessed={file.isGuessed}
            questions={questions}
            imported={imported}
          />
          {plan ? (
            <ImportPreview
              plan={plan}
              imported={imported}
              onCancel={() => {
                imported.cancel()
                if (isWriting) return
                forgetName()
                input.current?.focus()
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
  /** What became of the import; it takes the focus. */
  children: ReactNode
  /** What can be done by now. */
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
            Undo takes them out again. What you changed since then stays. You can undo until you
            import another file, or close or reload this page.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Link href="/app/job-search?tab=tracker" className={buttonClass('primary')}>
              See Your Applications
            </Link>
            <Button variant="secondary" onClick={onUndo}>
              Undo the Import
            </Button>
          </div>
        </>
      }
    >{`Imported ${contentOf(last)}.`}</Outcome>
  )
}
