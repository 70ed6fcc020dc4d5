import { useEffect, useId, useRef } from 'react'
import type { AnyEntity, AnyRecord } from '../../schema/entity'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Notice } from '../../ui/Notice'
import { FormField } from './FormField'
import { useRecordForm } from './use-record-form'

interface Props {
  entity: AnyEntity
  /** The order of the fields. */
  fields: readonly string[]
  title: string
  /** The record to edit; a new one when left out. */
  record?: AnyRecord | undefined
  /** Whether the record was deleted elsewhere since the form opened. */
  isGone?: boolean
  /** Called with the record's id once it is on disk. */
  onSaved: (id: string) => void
  onCancel: () => void
}

/** A form drawn from the entity: its fields, their inputs, rules and sentences. */
export default function FormView(props: Props) {
  const { entity, fields, title, record, isGone = false, onSaved, onCancel } = props
  const { form, submit, failure, isFromDraft, discard } = useRecordForm({
    entity,
    record,
    isGone,
    onSaved,
  })
  const { control, register, setValue, formState } = form
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const saveLabel = failure?.reason === 'gone' ? 'Save as new' : 'Save'

  return (
    <Card>
      <form noValidate aria-labelledby={headingId} onSubmit={(event) => void submit(event)}>
        <h3 id={headingId} ref={heading} tabIndex={-1} className="text-xl font-bold">
          {title}
        </h3>
        <p className="mt-1 text-sm text-muted">
          Fields marked with * are required.
          {isFromDraft && ' What you typed before is still here.'}
        </p>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <FormField
              key={field}
              entity={entity}
              field={field}
              control={control}
              register={register}
              setValue={setValue}
              error={formState.errors[field]?.message}
            />
          ))}
        </div>
        {failure && (
          <div className="mt-4">
            <Notice tone="danger" role="alert">
              {failure.message}
            </Notice>
          </div>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" disabled={formState.isSubmitting}>
            {formState.isSubmitting ? 'Saving…' : saveLabel}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              discard()
              onCancel()
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}
