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
  /** The id of the board. */
  id: string
  /** Names the form; what is typed and not saved is kept under it. */
  name: string
  /** What is shown now. */
  initial: BoardEntry
  onClose: () => void
}

/** The form of a person's own entry about a board. It gets the day on which it is saved, or keeps a later one. */
export default function CorrectionForm({ id, name, initial, onClose }: Props) {
  const change = useSave(boardCorrections)
  const save = async (entry: FormEntry) => {
    await change((all) => {
      const stored = correctionOf(all, id)
      const before = stored && { name: stored.name, site: stored.site, phone: stored.phone }
      const entered = boardEntry.parse({ ...before, ...entry.changes(before) })
      const today = calendarDay()
      // An earlier day would let a merge prefer the version that was edited here.
      const correctedOn = stored && stored.correctedOn > today ? stored.correctedOn : today
      return setCorrection(all, id, { ...stored, ...entered, correctedOn })
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
