import { useId, useRef } from 'react'
import { countOf, formatCount } from '@/engine/format-count'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { Notice } from '@/engine/ui/Notice'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { formatWorkPeriod } from '@/schemas/my-work/work'
import type { ResumeImportPlan } from './plan-resume-import'
import { useResumeImport } from './use-resume-import'

/** How many lines of each kind are shown. */
const SHOWN = 100

/** Adds the work of a JSON Resume file to the record. It shows what it would add before it adds anything. */
export default function ImportResumePage() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [scope, focus] = useFocusTarget()
  const clearInput = () => {
    if (input.current) input.current.value = ''
  }
  const { plan, problem, failure, outcome, isSaving, last, choose, write, undo, cancel } =
    useResumeImport(() => {
      clearInput()
      focus(undefined)
    })

  return (
    <section ref={scope} className="max-w-3xl">
      <p className="mt-2">
        Bring in the work, volunteer work and study of a JSON Resume file. The file stays on this
        device, and nothing is added until you say so.
      </p>
      {outcome && (
        <div className="mt-4">
          <Notice tone="success">
            <p tabIndex={-1} data-focus-fallback>
              {outcome}
            </p>
          </Notice>
        </div>
      )}
      {last.length > 0 && (
        <div className="mt-4">
          <Notice tone="success">
            <p tabIndex={-1} data-focus-fallback>
              {`Imported ${countOf(last.length, 'entry', 'entries')}.`}
            </p>
            <p className="mt-1">
              Undo removes what you imported but keeps changes you’ve made since. You can undo until
              you import another file, or close or reload this page.
            </p>
            <div className="mt-3">
              <Button variant="secondary" onClick={() => void undo()}>
                Undo the Import
              </Button>
            </div>
          </Notice>
        </div>
      )}
      <div className="mt-4">
        <label htmlFor={id} className="mb-1 block font-semibold">
          JSON Resume file
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".json,application/json"
          className="field-box"
          disabled={isSaving}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            if (chosen) void choose(chosen)
          }}
          // Allows choosing the same file again, for example after it was corrected.
          onClick={(event) => (event.currentTarget.value = '')}
        />
      </div>
      <Failure message={problem || failure} />
      {plan && (
        <Card className="mt-4">
          <Preview plan={plan} />
          <div className="mt-5 flex flex-wrap gap-2">
            {plan.added.length > 0 && (
              // Not `disabled`, which would take the focus from it.
              <Button aria-disabled={isSaving} onClick={() => isSaving || void write(plan)}>
                {isSaving ? 'Saving…' : `Import ${countOf(plan.added.length, 'Entry', 'Entries')}`}
              </Button>
            )}
            <Button
              variant="secondary"
              disabled={isSaving}
              onClick={() => {
                cancel()
                clearInput()
                input.current?.focus()
              }}
            >
              Cancel
            </Button>
          </div>
        </Card>
      )}
    </section>
  )
}

function Preview({ plan: { added, knownCount, leftOut } }: { plan: ResumeImportPlan }) {
  const known =
    knownCount > 0
      ? ` ${countOf(knownCount, 'entry is', 'entries are')} in your record already.`
      : ''
  const summary =
    added.length === 0
      ? leftOut.length > 0 && knownCount === 0
        ? 'No entry can be added.'
        : 'No entry is new.'
      : `${countOf(added.length, 'entry', 'entries')} would be added.`
  return (
    <>
      <h3 className="font-bold">What would be added</h3>
      <p role="status">{summary + known}</p>
      <ul className="mt-2 list-none p-0 text-sm">
        {added.slice(0, SHOWN).map((record) => (
          <li key={record.id} className="break-words border-t border-solid border-line py-2">
            <span className="block font-semibold">{record.title}</span>
            <span className="block">{record.organization}</span>
            <span className="block">{`${formatWorkPeriod(record)} · ${countOf(record.results.length, 'result', 'results')}`}</span>
          </li>
        ))}
      </ul>
      <Rest count={added.length - SHOWN} />
      {leftOut.length > 0 && (
        <>
          <h3 className="mt-5 font-bold">What is left out</h3>
          <ul className="mt-2 list-none p-0 text-sm">
            {leftOut.slice(0, SHOWN).map((sentence, at) => (
              <li key={at} className="break-words border-t border-solid border-line py-2">
                {sentence}
              </li>
            ))}
          </ul>
          <Rest count={leftOut.length - SHOWN} />
        </>
      )}
    </>
  )
}

function Rest({ count }: { count: number }) {
  return count > 0 && <p className="text-sm text-muted">{`And ${formatCount(count)} more.`}</p>
}
