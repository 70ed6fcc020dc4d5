import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react'
import { useForm } from 'react-hook-form'
import { isolate } from '../isolate'
import { SaveConflict, SaveError } from '../store/save-error'
import {
  changedValues,
  definedOnly,
  pickFields,
  type Entered,
  type Scalar,
  type Scalars,
} from '../model/field'
import type { FormModel } from '../model/field-defaults'
import { isSame } from '../model/is-same'
import { usePageStore } from '../page-store'
import { announce } from '../announcer'
import { useIsMounted } from '../use-is-mounted'
import { useStable } from '../use-stable'
import './ask-before-leaving'
import { createResolver } from './create-resolver'
import { draftOrigin, dropDraft, keepDraft, readDraft } from './drafts'
import { changesOver, type FormEntry } from './form-entry'
import { differingControls, isIncomplete } from './text-controls'
import { useOpenForm } from './open-forms'
import { cancelSave, pendingSaves, startSave, type PendingSave } from './pending-saves'
import { useConflicts, type Side } from './use-conflicts'

/** The message if the user typed more while the form was being saved. */
export const SAVED_IN_PART = 'Saved. What you typed since then is not saved yet.'

interface Options {
  /** Names the form. Its draft is stored under this name. */
  name: string
  model: FormModel
  /** The stored values when the form opens; for a new record, the defaults and the values that a link has chosen. */
  initial: Scalars
  /** The id for the new record; undefined if the form edits a stored one. */
  newId: string | undefined
  /** Writes the entered values, even if the form is closed meanwhile. Rejects with a SaveError on failure. */
  save: (entry: FormEntry) => Promise<void>
  /** Called when all values of the form are saved. Not called if the user typed more during the save. */
  onSaved: () => void
}

/** The state of an entry form: its draft, validation, conflicts and saving. */
export function useEntryForm({ name, model, initial, newId, save, onSaved }: Options) {
  const element = useRef<HTMLFormElement>(null)
  const [{ opened, shown, note }] = useState(() => openEntry(name, initial))
  /** The values that changes are compared with: stored when the form opened, saved by it, or accepted in a conflict. */
  const base = useRef(opened)
  const [failure, setFailure] = useState<SaveError>()
  const [isSavedInPart, setSavedInPart] = useState(false)
  const form = useForm<Entered, unknown, Scalars>({
    resolver: createResolver(model),
    defaultValues: shown,
    // `EntryForm` focuses the first error in DOM order instead.
    shouldFocusError: false,
  })
  const { getValues, setValue, subscribe } = form
  const put = useCallback(
    (field: string, value: Scalar) => setValue(field, value, { shouldValidate: true }),
    [setValue],
  )
  const { conflicts, addConflicts, choose, updateFromInput, resolved, clear } = useConflicts(put)
  useOpenForm(name)

  /** The fields whose control shows an incomplete value, or did when it was hidden. */
  const incomplete = useRef(new Set<string>())

  /**
   * Stores only the changed fields of a stored record: the others may change in storage before the form opens again.
   * Stores all fields of a new one: the form may open again without the values that a link has chosen. A date
   * of which a part was deleted keeps its last value: opened again, the form could not tell it from one that was cleared.
   */
  const keep = useCallback(
    (held: Scalars) => {
      const known = { ...base.current, ...resolved() }
      for (const control of element.current?.elements ?? []) {
        if (!(control instanceof HTMLInputElement)) continue
        if (isIncomplete(control)) incomplete.current.add(control.name)
        else incomplete.current.delete(control.name)
      }
      const before = { ...known, ...readDraft(name) }
      const values = { ...held, ...pickFields(before, [...incomplete.current]) }
      const typed = changedValues(known, values)
      if (Object.keys(typed).length === 0) return dropDraft(name)
      const kept = newId === undefined ? typed : values
      keepDraft(name, kept, { opened: pickFields(known, Object.keys(kept)), newId })
    },
    [name, newId, resolved],
  )

  const chooseAndKeep = useCallback(
    (field: string, side: Side) => {
      choose(field, side)
      keep(definedOnly(getValues()))
    },
    [choose, keep, getValues],
  )

  // Before the browser handles the next input event, so that no text is shown but not kept.
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const held = definedOnly(values)
          updateFromInput(held)
          keep(held)
        },
      }),
    [subscribe, updateFromInput, keep],
  )

  const settle = useStable((saving: PendingSave, error: SaveError | undefined) => {
    if (error?.reason === 'cancelled') return
    setFailure(error)
    const held = definedOnly(getValues())
    if (error instanceof SaveConflict) addConflicts(error.theirs, held)
    if (error) return
    if (isSame(held, saving.entered)) return onSaved()
    // The user typed more during the save: keep the form open, based on the saved values.
    clear()
    base.current = { ...base.current, ...saving.values }
    keep(held)
    setSavedInPart(true)
    announce(SAVED_IN_PART, 'Saved')
  })

  const isMounted = useIsMounted()
  const followed = useRef<PendingSave>(undefined)
  const followSave = useStable(async (saving: PendingSave) => {
    if (followed.current === saving) return
    followed.current = saving
    const error = await saving.outcome
    if (isMounted()) settle(saving, error)
  })
  const saving = usePageStore(pendingSaves).get(name)
  useEffect(() => {
    // Also follows a save that was started before the form was closed and reopened.
    if (saving) void followSave(saving)
  }, [saving, followSave])

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    for (const control of differingControls(event.currentTarget, getValues())) {
      setValue(control.name, control.value)
    }
    const write = (values: Scalars) => {
      if (pendingSaves.get().has(name)) return
      base.current = { ...base.current, ...resolved() }
      const known = base.current
      const entered = definedOnly({ ...getValues() })
      const saving = startSave(name, { entered, values }, (isWanted) =>
        save({
          values,
          changes: (stored) => {
            if (!isWanted()) throw new SaveError('cancelled')
            return stored ? changesOver(known, values, stored) : values
          },
        }),
      )
      void followSave(saving)
    }
    const refuse = (errors: object) => announce(countErrors(Object.keys(errors).length))
    return form.handleSubmit(write, refuse)(event)
  }

  const isChosen = Object.values(conflicts).every(({ choice }) => choice !== undefined)
  return {
    /** The ref for the form element. */
    element,
    form,
    submit,
    saving,
    failure: failure instanceof SaveConflict && isChosen ? undefined : failure,
    conflicts,
    choose: chooseAndKeep,
    /** A note about where the initial values come from; blank if they are the stored ones. */
    note,
    isSavedInPart,
    discard: () => {
      cancelSave(name)
      dropDraft(name)
    },
  }
}

/** The initial values of a form: the stored or chosen values, overridden by its draft. */
function openEntry(name: string, initial: Scalars) {
  const draft = readDraft(name)
  if (!draft) return { opened: initial, shown: initial, note: '' }
  const typed = compatibleValues(draft, initial)
  const { opened: known = {}, from } = draftOrigin(name)
  const before = pickFields(known, Object.keys(typed))
  return {
    opened: { ...initial, ...compatibleValues(before, initial) },
    shown: { ...initial, ...typed },
    note: from
      ? `Filled in from ${isolate(from)}. Check it before you save.`
      : 'What you typed before is still here.',
  }
}

/** A draft without values of the wrong type: another version of the app may have stored it. */
function compatibleValues(draft: Scalars, initial: Scalars): Scalars {
  const fits = ([field, value]: [string, unknown]) => typeof value === typeof initial[field]
  return Object.fromEntries(Object.entries(draft).filter(fits))
}

function countErrors(count: number): string {
  return count === 1 ? '1 field needs your attention.' : `${count} fields need your attention.`
}
