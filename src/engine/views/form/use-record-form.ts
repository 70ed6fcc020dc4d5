import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { SaveError } from '../../repository/save-error'
import { useRecordChanges } from '../../repository/use-stored'
import type { AnyEntity, AnyRecord } from '../../schema/entity'
import { definedOnly, type Entered, type Values } from '../../schema/field'
import { initialValues } from '../../schema/field-defaults'
import { announce } from '../../ui/announcer'
import { dropDraft, formName, keepDraft, readDraft } from './drafts'

interface Options {
  entity: AnyEntity
  /** The record to edit; a new one when left out. */
  record: AnyRecord | undefined
  /** Whether the record was deleted elsewhere since the form opened. */
  isGone: boolean
  onSaved: (id: string) => void
}

/** The state of a form over one record, and what saving it does. */
export function useRecordForm({ entity, record, isGone, onSaved }: Options) {
  const name = formName(entity.key, record?.id ?? 'new')
  // As the form opened: what another tab changes meanwhile is not undone by saving here.
  const [opened] = useState(() => pickFields(record, entity))
  const [kept] = useState(() => readDraft(name))
  const [failure, setFailure] = useState<SaveError>()
  const changes = useRecordChanges<Values>(entity)
  const form = useForm<Entered, unknown, Values>({
    resolver: zodResolver(entity.schema),
    defaultValues: { ...initialValues(entity), ...opened, ...kept },
  })

  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(name, definedOnly(values)),
      }),
    [subscribe, name],
  )

  const write = async (values: Values): Promise<string> => {
    if (!record || isGone || failure?.reason === 'gone') {
      return (await changes.add(values))[0]?.id ?? ''
    }
    await changes.edit(record.id, changedFields(opened, values))
    return record.id
  }

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const id = await write(values)
        dropDraft(name)
        announce(`Saved ${entity.describe(values)}.`)
        onSaved(id)
      } catch (error) {
        if (!(error instanceof SaveError)) throw error
        setFailure(error)
      }
    },
    (errors) => announce(countErrors(Object.keys(errors).length)),
  )

  return {
    form,
    submit,
    failure: isGone ? new SaveError('gone') : failure,
    isFromDraft: kept !== undefined,
    discard: () => dropDraft(name),
  }
}

/** The record's entered fields, without its stamps and without what this version does not know. */
function pickFields(record: AnyRecord | undefined, entity: AnyEntity): Values {
  if (!record) return {}
  return definedOnly(
    Object.fromEntries(Object.keys(entity.fields).map((field) => [field, record[field]])),
  )
}

function changedFields(opened: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== opened[field]),
  )
}

function countErrors(count: number): string {
  return count === 1 ? '1 field needs your attention.' : `${count} fields need your attention.`
}
