import { useId, useMemo, useRef, useState } from 'react'
import { countOf, formatCount } from '@/engine/format-count'
import { isSame } from '@/engine/model/is-same'
import { createStore, usePageStore } from '@/engine/page-store'
import { newId } from '@/engine/store/records'
import { useAttempt } from '@/engine/store/use-attempt'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { announce } from '@/engine/announcer'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { Notice } from '@/engine/ui/Notice'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { formatWorkPeriod, workRecord, type WorkRecord } from '@/schemas/my-work/work'
import {
  withoutKnown,
  planResumeImport,
  readResumeText,
  type ResumeImportPlan,
} from './plan-resume-import'

/** How many lines of each kind are shown. */
const SHOWN = 100

/** The records that the last import added. It can be undone until the next import, or until the page is reloaded. */
const lastImport = createStore<readonly WorkRecord[]>([])

/** Adds the work of a JSON Resume file to the record. It shows what it would add before it adds anything. */
export default function ImportResumePage() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [scope, focus] = useFocusTarget()
  const records = useStored(workRecord)
  const save = useSave(workRecord)
  const last = usePageStore(lastImport)
  const { failure, attempt } = useAttempt()
  const [text, setText] = useState<string>()
  const [problem, setProblem] = useState('')
  /** The outcome of an import that was undone, or that added nothing. */
  const [outcome, setOutcome] = useState('')
  /** The plan that is being written. It stays shown: a new plan would find its entries in the record. */
  const [saving, setSaving] = useState<ResumeImportPlan>()
  const isSaving = saving !== undefined
  /** The file that was chosen last. An earlier one may take longer to read. */
  const lastChosen = useRef<File>(undefined)
  const made = useMemo(
    () => (text === undefined ? undefined : planResumeImport(text, records)),
    [text, records],
  )
  const plan = saving ?? made

  const close = () => {
    setText(undefined)
    if (input.current) input.current.value = ''
  }
  const choose = async (file: File) => {
    lastChosen.current = file
    setText(undefined)
    setProblem('')
    setOutcome('')
    const read = await readResumeText(file)
    if (lastChosen.current !== file) return
    if ('problem' in read) return setProblem(read.problem)
    setText(read.text)
    announce('The file was read. Nothing has been added yet.')
  }
  const write = async (pressed: ResumeImportPlan) => {
    let written: readonly WorkRecord[] = []
    // The plan has compared these. Each matches one entry only, so they are not compared again.
    const planned = new Set(records.map(({ id }) => id))
    setSaving(pressed)
    const isSaved = await attempt(() =>
      save((list) => {
        // Another tab may have added some of it meanwhile.
        const others = list.filter((record) => !planned.has(record.id))
        written = withFreeIds(withoutKnown(pressed.added, others), list)
        return written.length === 0 ? list : [...written, ...list]
      }),
    )
    setSaving(undefined)
    if (!isSaved) return
    if (written.length === 0) {
      setOutcome('Nothing was added: your record has these entries already.')
    } else {
      lastImport.set(written)
      announce('The import is saved.', 'Saved')
    }
    close()
    focus(undefined)
  }
  const undo = async () => {
    const added = new Map(last.map((record) => [record.id, record]))
    let [kept, removed] = [0, 0]
    const isSaved = await attempt(() =>
      save((list) => {
        const left = list.filter((record) => !isSame(added.get(record.id), record))
        kept = left.filter((record) => added.has(record.id)).length
        removed = list.length - left.length
        return left
      }),
    )
    if (!isSaved) return
    lastImport.set([])
    if (removed === 0) {
      setOutcome('Nothing was removed: these entries were changed or deleted after the import.')
    } else {
      setOutcome(`The import was undone.${staySentence(kept)}`)
      announce('The import was undone.', 'Saved')
    }
    focus(undefined)
  }

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
      {last.length > 0 && text === undefined && (
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
      <Failure message={problem || (plan && 'problem' in plan ? plan.problem : '') || failure} />
      {plan && !('problem' in plan) && (
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
                close()
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

/** How many entries stay after an undo, with a space before; blank if none does. */
function staySentence(kept: number): string {
  if (kept === 0) return ''
  return kept === 1
    ? ' 1 stays, because you changed it.'
    : ` ${formatCount(kept)} stay, because you changed them.`
}

function withFreeIds(records: readonly WorkRecord[], list: readonly WorkRecord[]) {
  return records.reduce<readonly WorkRecord[]>(
    (made, record) => [...made, { ...record, id: newId([...made, ...list]) }],
    [],
  )
}
