import { useRef } from 'react'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { editRecord, findRecord } from '../../store/records'
import type { useChange } from '../../store/use-change'
import { useStable } from '../../use-stable'
import { expireRemoved } from './removed-records'

interface Options {
  entity: AnyEntity
  records: readonly AnyRecord[]
  change: ReturnType<typeof useChange<readonly AnyRecord[]>>['change']
  /** Keeps the place of a record in an order that the change would alter. */
  keepPlace: (record: AnyRecord) => void
  /** The title of the section that shows a record, '' without sections; undefined if the list does not show it. */
  sectionTitleOf: (record: AnyRecord) => string | undefined
  nextOf: (record: AnyRecord) => string | undefined
  focus: (id: string | undefined) => void
}

/** The id by which `focus` finds the control of a field. */
export const controlId = ({ id }: AnyRecord, field: string) => `${id} ${field}`

/** Changes of one field of a record, made where the record is shown. */
export function useFieldChange(options: Options) {
  const { entity, records, change, keepPlace, sectionTitleOf, nextOf, focus } = options

  /** @param focusFollows whether the focus follows the record to its new place, or goes to the next record */
  const setField = async (
    record: AnyRecord,
    field: string,
    value: string | boolean,
    focusFollows: boolean,
  ) => {
    const edit = editRecord(entity, record.id, { [field]: value })
    const [edited = record] = edit([record])
    const title = sectionTitleOf(edited)
    const leaves = title !== sectionTitleOf(record)
    const next = focusFollows && title !== undefined ? controlId(record, field) : nextOf(record)
    keepPlace(record)
    const stored = change(edit, `Saved ${entity.describe(record)}.${leaves ? whereTo(title) : ''}`)
    // The change is optimistic: the control that had the focus disappears at once.
    if (leaves) focus(next)
    if (await stored) expireRemoved(entity.key)
    else if (leaves) focus(focusFollows ? controlId(record, field) : record.id)
  }

  const lastToggled = useRef<{ id: string; value: boolean }>(undefined)
  const toggle = useStable(
    async (record: AnyRecord, field: string, value: boolean, isRepeated: boolean) => {
      // The second press of a double click is meant for the same record, though another has taken its place.
      const last = lastToggled.current
      const meant = isRepeated && last ? findRecord(records, last.id) : undefined
      const [target, wanted] = meant && last ? [meant, !last.value] : [record, value]
      lastToggled.current = { id: target.id, value: wanted }
      await setField(target, field, wanted, false)
    },
  )

  return {
    toggle,
    choose: useStable((record: AnyRecord, field: string, value: string) =>
      setField(record, field, value, true),
    ),
  }
}

function whereTo(place: string | undefined): string {
  return place === undefined ? ' Your filters hide it now.' : ` It is under ${place} now.`
}
