import { useState } from 'react'
import type * as z from 'zod/mini'
import type { AnyEntity, AnyRecord, Recorded } from '@/engine/model/entity'
import { countOf, formatCount } from '@/engine/format-count'
import { labelOf } from '@/engine/model/vocabulary'
import { createStore, setEntry, usePageStore } from '@/engine/page-store'
import { Button } from '@/engine/ui/Button'
import { Notice } from '@/engine/ui/Notice'
import { SlimSelect } from '@/engine/ui/SlimSelect'
import type { Change } from '@/engine/store/query-data'
import { countChangedSince, listChange, undoListChange, type ListChange } from '@/engine/store/undo'
import { editRecord } from '@/engine/store/records'
import { useOneAtATime } from '@/engine/use-one-at-a-time'
import { useListContext, useListState } from '@/engine/views/list/list-context'
import type { Choice } from '@/engine/views/list/list-view'

interface Config<Draft> {
  label: string
  action: string
  /** What else the change does; shown beside the button. */
  hint?: string
  /** Writes the reason into a record in which the field was set. */
  annotate?(changed: Recorded<Draft>): Recorded<Draft>
}

/** A field, and the values to choose from. */
type Values<Draft, Field extends keyof Draft> = {
  [Key in Field]: { field: Key; values: readonly (Draft[Key] & string)[] }
}[Field]

/** One field that is set in several records. */
export type BulkEdit<E extends AnyEntity> = Config<z.infer<E['schema']>> &
  Values<z.infer<E['schema']>, Choice<E['fields']> & keyof z.infer<E['schema']>>

export interface AnyBulkEdit extends Config<z.infer<AnyEntity['schema']>> {
  field: string
  values: readonly string[]
}

interface Done {
  sentence: string
  /** The change to undo; left out if nothing changed, and after an undo that left records as they are. */
  undo?: ListChange<AnyRecord>
}

/** The last bulk edit of each list. It outlives the form, so that Undo is still there after a visit to another tab. */
const lastDone = createStore<ReadonlyMap<string, Done>>(new Map())

/** The `data-focus-id` of the message about the change. */
const MESSAGE = 'set-all'

interface Props {
  /** The name of the filter whose records it changes. */
  name: string
  edit: AnyBulkEdit
}

/** Sets one field in all records that a filter finds, and undoes that. */
export default function BulkEditForm({ name, edit }: Props) {
  const { entity, focus } = useListContext()
  const list = useListState()
  const config = list.narrowing.computedFilter?.name === name ? edit : undefined
  const done = usePageStore(lastDone).get(entity.key)
  const [chosen, setChosen] = useState<string>()
  const value = chosen ?? config?.values[0] ?? ''
  const remember = (next: Done | undefined) => setEntry(lastDone, entity.key, next)
  const spec = entity.fields[config?.field ?? '']
  const options = spec && 'options' in spec ? spec.options : undefined
  const count = list.matching.length
  const undo = done?.undo
  const isOffered = config !== undefined && count > 0

  const set = async (setting: NonNullable<typeof config>) => {
    const change = setField(entity, list.matching, { ...setting, value, isMatch: list.isMatch })
    const sentenceOf = ({ rows: { length } }: ListChange<AnyRecord>) =>
      `${countOf(length, ...entity.noun)} set to ${options ? labelOf(options, value) : value}.`
    const written = await list.change(change, (written) => sentenceOf(listChange(written)))
    if (!written) return
    const undo = listChange(written)
    remember({ sentence: sentenceOf(undo), ...(undo.rows.length > 0 && { undo }) })
    focus(MESSAGE)
  }
  const end = () => {
    remember(undefined)
    focus(undefined)
  }
  const takeBack = useOneAtATime(async (undo: ListChange<AnyRecord>) => {
    const leftIn = (found: readonly AnyRecord[]) => countChangedSince(found, undo)
    const sentenceOf = (left: number) => undoneBulkEditSentence(left, undo.rows.length)
    const written = await list.change(undoListChange(undo), ({ before }) =>
      sentenceOf(leftIn(before)),
    )
    if (!written) return
    const left = leftIn(written.before)
    if (left === 0) return end()
    remember({ sentence: sentenceOf(left) })
    focus(MESSAGE)
  })

  if (!isOffered && !done) return null
  return (
    <div className="mt-3 grid gap-3" data-no-print>
      {isOffered && options && (
        <div className="flex flex-wrap items-center gap-2">
          <div className="w-44">
            <SlimSelect
              label={config.label}
              value={value}
              options={config.values.map((one) => ({ value: one, label: labelOf(options, one) }))}
              onChange={setChosen}
            />
          </div>
          <Button
            variant="secondary"
            onClick={() => void set(config)}
          >{`${config.action} ${formatCount(count)}`}</Button>
          {config.hint && <p className="basis-full text-sm text-muted">{config.hint}</p>}
        </div>
      )}
      {done && (
        <Notice tone="success">
          <p tabIndex={-1} data-focus-id={MESSAGE}>
            {done.sentence}
          </p>
          <div className="mt-2 flex gap-2">
            {undo && (
              <Button variant="secondary" onClick={() => void takeBack(undo)}>
                Undo
              </Button>
            )}
            <Button variant="quiet" onClick={end}>
              Dismiss
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}

interface Setting {
  field: string
  value: string
  /** Whether a record still matches: another tab may have changed it since it was shown. */
  isMatch?: ((record: AnyRecord) => boolean) | undefined
  /** Writes the reason for the change into a changed record. */
  annotate?: ((changed: AnyRecord) => AnyRecord) | undefined
}

/** Returns a change that sets a field in those of the records that still exist and still match. */
export function setField(
  entity: AnyEntity,
  records: readonly AnyRecord[],
  { field, value, isMatch = () => true, annotate = (changed) => changed }: Setting,
  now = new Date(),
): Change<readonly AnyRecord[]> {
  const ids = new Set(records.map(({ id }) => id))
  return (list) =>
    list.flatMap((record) =>
      ids.has(record.id) && isMatch(record)
        ? editRecord(entity, record.id, { [field]: value }, now)([record]).map(annotate)
        : [record],
    )
}

/** The message after the undo of a bulk edit. @param left how many of `all` records were not put back */
export function undoneBulkEditSentence(left: number, all: number): string {
  if (left === 0) return 'Put back as it was.'
  if (left === all) return 'Nothing was put back: it was changed or deleted since then.'
  const those = left === 1 ? '1 that was' : `${formatCount(left)} that were`
  return `Put back as it was, except for ${those} changed or deleted since then.`
}
