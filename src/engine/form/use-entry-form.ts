import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import { SaveError } from '../store/save-error'
import { changedValues, definedOnly, type Entered, type Values } from '../model/field'
import type { Described } from '../model/field-defaults'
import { announce } from '../ui/announcer'
import { dropDraft, keepDraft, readDraft } from './drafts'

/** A save that takes longer than this is said to be under way. */
const SLOW_SAVE_MS = 150

interface Options {
  /** Names the form; what is typed and not saved is kept under it. */
  name: string
  described: Described
  /** What the form starts with. */
  initial: Values
  /** Writes what was entered. Rejects with a SaveError when it could not. */
  save: (values: Values) => Promise<void>
}

/** The state of a form over described fields: its draft, its rules, and what saving it does. */
export function useEntryForm({ name, described, initial, save }: Options) {
  const [opened] = useState(initial)
  const [kept] = useState(() => fitting(readDraft(name), opened))
  const [failure, setFailure] = useState<SaveError>()
  const form = useForm<Entered, unknown, Values>({
    // The one place where forms meet their schema.
    resolver: zodResolver(described.formSchema ?? described.schema),
    defaultValues: { ...opened, ...kept },
    // The form goes to its first error in the order of the page.
    shouldFocusError: false,
  })

  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // Only what was typed: the other fields may change in storage before the form opens again.
          const typed = changedValues(opened, definedOnly(values))
          if (Object.keys(typed).length > 0) keepDraft(name, typed)
          else dropDraft(name)
        },
      }),
    [subscribe, name, opened],
  )

  const handle = form.handleSubmit(
    async (values) => {
      try {
        await save(values)
        dropDraft(name)
      } catch (error) {
        if (!(error instanceof SaveError)) throw error
        setFailure(error)
      }
    },
    (errors) => announce(countErrors(Object.keys(errors).length)),
  )

  // Most saves are done before anybody could read that they are under way.
  const [isSlow, setSlow] = useState(false)
  const isSaving = useRef(false)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSaving.current) return
    isSaving.current = true
    const timer = setTimeout(() => setSlow(true), SLOW_SAVE_MS)
    try {
      await handle(event)
    } finally {
      isSaving.current = false
      clearTimeout(timer)
      setSlow(false)
    }
  }

  return {
    form,
    submit,
    isSlow,
    failure,
    isFromDraft: kept !== undefined,
    discard: () => dropDraft(name),
  }
}

/** A draft without what the form cannot hold: another version of it may have left the draft. */
function fitting(draft: Values | undefined, opened: Values): Values | undefined {
  if (!draft) return undefined
  const fits = ([field, value]: [string, unknown]) => typeof value === typeof opened[field]
  return Object.fromEntries(Object.entries(draft).filter(fits))
}

function countErrors(count: number): string {
  return count === 1 ? '1 field needs your attention.' : `${count} fields need your attention.`
}
