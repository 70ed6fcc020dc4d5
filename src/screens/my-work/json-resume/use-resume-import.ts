import { useMemo, useRef, useState } from 'react'
import { formatCount } from '@/engine/format-count'
import { isSame } from '@/engine/model/is-same'
import { createStore, usePageStore } from '@/engine/page-store'
import { newId } from '@/engine/store/records'
import { useAttempt } from '@/engine/store/use-attempt'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { useOneAtATime } from '@/engine/use-one-at-a-time'
import { announce } from '@/engine/announcer'
import { workRecord, type WorkRecord } from '@/schemas/my-work/work'
import {
  planResumeImport,
  readResumeText,
  withoutKnown,
  type ResumeImportPlan,
} from './plan-resume-import'

/** The records that the last import added. It can be undone until the next import, or until the page is reloaded. */
const lastImport = createStore<readonly WorkRecord[]>([])

/**
 * The import of a JSON Resume file into the work record, from choosing the file to its undo. Nothing is written until
 * "Import" is pressed.
 * @param onOver called after an import ended or was undone
 */
export function useResumeImport(onOver: () => void) {
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
  /** The file that was chosen last. An earlier one may take longer to read. */
  const lastChosen = useRef<File>(undefined)
  const made = useMemo(
    () => (text === undefined ? undefined : planResumeImport(text, records)),
    [text, records],
  )
  const plan = saving ?? made

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
    setText(undefined)
    onOver()
  }

  const undo = useOneAtATime(async () => {
    const added = new Map(last.map((record) => [record.id, record]))
    let [kept, removed] = [0, 0]
    const isSaved = await attempt(() =>
      save((list) => {
        const left = list.filter((record) => !isSame(added.get(record.id), record))
        kept = left.filter((record) => added.has(record.id)).length
        removed = list.length - left.length
        return removed === 0 ? list : left
      }),
    )
    if (!isSaved) return
    lastImport.set([])
    setProblem('')
    if (removed === 0) {
      setOutcome('Nothing was removed: these entries were changed or deleted after the import.')
    } else {
      setOutcome(`The import was undone.${staySentence(kept)}`)
      announce('The import was undone.', 'Saved')
    }
    onOver()
  })

  return {
    /** What the file would add; undefined while none is read. */
    plan: plan && 'problem' in plan ? undefined : plan,
    problem: problem || (plan && 'problem' in plan ? plan.problem : ''),
    failure,
    outcome,
    isSaving: saving !== undefined,
    /** The records of the import that can be undone; none while a file is read or shown. */
    last: text === undefined ? last : [],
    choose,
    write,
    undo,
    cancel: () => setText(undefined),
  }
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
