import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import { isolate } from '../isolate'
import { SaveConflict } from '../store/save-conflict'
import { SaveError } from '../store/save-error'
import {
  changedValues,
  definedOnly,
  pickFields,
  type Entered,
  type Scalar,
  type Scalars,
} from '../model/field'
import type { Described } from '../model/field-defaults'
import { isSame } from '../model/is-same'
import { usePageStore } from '../page-store'
import { announce } from '../announcer'
import { useIsMounted } from '../use-is-mounted'
import { useStable } from '../use-stable'
import './ask-before-leaving'
import { changesOver } from './changes-over'
import { resolverOf } from './resolver-of'
import { draftOrigin, dropDraft, keepDraft, readDraft } from './drafts'
import type { FormEntry } from './form-entry'
import { differingControls } from './text-controls'
import { useOpenForm } from './open-forms'
import { cancelSave, pendingSaves, startSave, type PendingSave } from './pending-saves'
import { useConflicts, type Side } from './use-conflicts'

/** What is said where a person typed on while it was saved. */
export const SAVED_IN_PART = 'Saved. What you typed since then is not saved yet.'

interface Options {
  /** Names the form; what is typed and not saved is kept under it. */
  name: string
  described: Described
  /** What is stored as the form opens. */
  initial: Scalars
  /** The id of the record that a new entry becomes. */
  newId: string | undefined
  /** Writes what was entered, also when the form is left meanwhile. Rejects with a SaveError when it could not. */
  save: (entry: FormEntry) => Promise<void>
  /** Called once all that the form holds is saved. */
  onSaved: () => void
}

/** The state of a form over described fields: its draft, its rules, and what saving it does. */
export function useEntryForm({ name, described, initial, newId, save, onSaved }: Options) {
  const [{ opened, shown, note }] = useState(() => openEntry(name, initial))
  /** What was stored as the form opened, and what the person has seen of it since. */
  const base = useRef(opened)
  const [failure, setFailure] = useState<SaveError>()
  const [isSavedInPart, setSavedInPart] = useState(false)
  const form = useForm<Entered, unknown, Scalars>({
    resolver: resolverOf(described),
    defaultValues: shown,
    // The form goes to its first error in the order of the page.
    shouldFocusError: false,
  })
  const { getValues, setValue, subscribe } = form
  const put = useCallback(
    (field: string, value: Scalar) => setValue(field, value, { shouldValidate: true }),
    [setValue],
  )
  const { conflicts, addConflicts, choose, follow, seen, clear } = useConflicts(put)
  useOpenForm(name)

  /** Only what was typed: the other fields may change in storage before the form opens again. */
  const keep = useCallback(
    (values: Scalars) => {
      const known = { ...base.current, ...seen() }
      const typed = changedValues(known, values)
      if (Object.keys(typed).length === 0) return dropDraft(name)
      keepDraft(name, typed, { opened: pickFields(known, Object.keys(typed)), newId })
    },
    [name, newId, seen],
  )

  const chooseAndKeep = useCallback(
    (field: string, side: Side) => {
      choose(field, side)
      keep(definedOnly(getValues()))
    },
    [choose, keep, getValues],
  )

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const held = definedOnly(values)
          follow(held)
          keep(held)
        },
      }),
    [subscribe, follow, keep],
  )

  const settle = useStable((saving: PendingSave, error: SaveError | undefined) => {
    if (error?.reason === 'cancelled') return
    setFailure(error)
    const held = definedOnly(getValues())
    if (error instanceof SaveConflict) addConflicts(error.theirs, held)
    if (error) return
    if (isSame(held, saving.entered)) return onSaved()
    // Who typed on while it was saved goes on from there.
    clear()
    base.current = { ...base.current, ...saving.values }
    keep(held)
    setSavedInPart(true)
    announce(SAVED_IN_PART, 'Saved')
  })

  const isHere = useIsMounted()
  const followed = useRef<PendingSave>(undefined)
  const followSave = useStable(async (saving: PendingSave) => {
    if (followed.current === saving) return
    followed.current = saving
    const error = await saving.outcome
    if (isHere()) settle(saving, error)
  })
  const saving = usePageStore(pendingSaves).get(name)
  useEffect(() => {
    // It was on its way before the form opened: the form was left, and its person has come back.
    if (saving) void followSave(saving)
  }, [saving, followSave])

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    for (const control of differingControls(event.currentTarget, getValues())) {
      setValue(control.name, control.value)
    }
    const write = (values: Scalars) => {
      if (pendingSaves.get().has(name)) return
      base.current = { ...base.current, ...seen() }
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
    form,
    submit,
    saving,
    failure: failure instanceof SaveConflict && isChosen ? undefined : failure,
    conflicts,
    choose: chooseAndKeep,
    /** What is said of what the form starts with; blank where that is nothing new. */
    note,
    isSavedInPart,
    discard: () => {
      cancelSave(name)
      dropDraft(name)
    },
  }
}

/** What a form starts with: what is stored, and over it what was typed before. */
function openEntry(name: string, initial: Scalars) {
  const draft = readDraft(name)
  if (!draft) return { opened: initial, shown: initial, note: '' }
  const typed = fitting(draft, initial)
  const { opened: known = {}, from } = draftOrigin(name)
  const before = pickFields(known, Object.keys(typed))
  return {
    opened: { ...initial, ...fitting(before, initial) },
    shown: { ...initial, ...typed },
    note: from
      ? `Filled in from ${isolate(from)}. Check it before you save.`
      : 'What you typed before is still here.',
  }
}

/** A draft without what the form cannot hold: another version of it may have left the draft. */
function fitting(draft: Scalars, initial: Scalars): Scalars {
  const fits = ([field, value]: [string, unknown]) => typeof value === typeof initial[field]
  return Object.fromEntries(Object.entries(draft).filter(fits))
}

function countErrors(count: number): string {
  return count === 1 ? '1 field needs your attention.' : `${count} fields need your attention.`
}
