import { calendarDay } from '@/engine/calendar-day'
import { EntryForm } from '@/engine/form/EntryForm'
import type { FormEntry } from '@/engine/form/form-entry'
import type { FormModel } from '@/engine/model/field-defaults'
import { useSave } from '@/engine/store/use-save'
import { announce } from '@/engine/announcer'
import {
  boardCorrections,
  boardEntry,
  correctionOf,
  setCorrection,
  type BoardEntry,
} from '@/schemas/licensing/board-corrections'

const model: FormModel = {
  schema: boardEntry,
  fields: {
    name: { label: 'Board', input: 'text', autoComplete: 'off' },
    site: { label: 'Website', input: 'url', hint: 'For example, www.example.gov' },
    phone: { label: 'Phone', input: 'text', autoComplete: 'off' },
  },
}

interface Props {
  boardId: string
  /** The form's name, which is also the key of its draft. */
  name: string
  /** What is shown now. */
  initial: BoardEntry
  onClose: () => void
}

/**
 * The form of a user's own entry about a board. The correction is stored with today's date, unless the stored date
 * is later.
 */
export default function CorrectionForm({ boardId, name, initial, onClose }: Props) {
  const change = useSave(boardCorrections)
  const save = async (entry: FormEntry) => {
    await change((all) => {
      const stored = correctionOf(all, boardId)
      const before = stored && { name: stored.name, site: stored.site, phone: stored.phone }
      const entered = boardEntry.parse({ ...before, ...entry.changes(before) })
      const today = calendarDay()
      // With an earlier date, a merge would replace this edit with the version from before it.
      const correctedOn = stored && stored.correctedOn > today ? stored.correctedOn : today
      return setCorrection(all, boardId, { ...stored, ...entered, correctedOn })
    })
    announce('Your entry is saved.', 'Saved')
  }
  return (
    <div className="mt-2" data-no-print>
      <EntryForm
        name={name}
        model={model}
        fields={['name', 'site', 'phone']}
        title="Your Own Entry"
        level={4}
        initial={{ ...initial }}
        save={save}
        onSaved={onClose}
        saveLabel="Save"
        onCancel={onClose}
      />
    </div>
  )
}
