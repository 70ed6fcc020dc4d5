import { findRecord } from '../../store/records'
import { useEffect, useState } from 'react'
import { findDraftId, formName, moveDraft } from '../../form/drafts'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { NEW, type useListAddress } from './use-list-address'
import { isSame } from '../../model/is-same'

/** The form of a list that the URL names: that of a record, an empty one, or none. */
export function useRecordForm(
  entity: AnyEntity,
  records: readonly AnyRecord[],
  { edited: editedId, isNew, open }: ReturnType<typeof useListAddress>,
) {
  const found = findRecord(records, editedId)
  // The form stays open over a record that another tab has deleted: what was typed is not lost.
  const [lastFound, setLastFound] = useState(found)
  if (found && found !== lastFound) setLastFound(found)
  const edited = found ?? (lastFound?.id === editedId ? lastFound : undefined)

  useEffect(() => {
    // A person who left with a half-filled form comes back to it.
    const left = findDraftId(entity.key)
    if (!left || isNew || found) return
    const exists = left === NEW || records.some(({ id }) => id === left)
    // The record of the form may be gone by now; what was typed becomes a new one.
    if (!exists) moveDraft(formName(entity.key, left), formName(entity.key, NEW), left)
    open(exists ? left : NEW)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on arrival: closing a form must not open it again
  }, [])

  return {
    /** The record that is edited; undefined for a new one. */
    edited,
    isEditedGone: edited !== undefined && found === undefined,
    /** Whether the URL names a record that does not exist, as an old link may. */
    isLost: editedId !== null && !isNew && edited === undefined,
    isNew,
    isFormOpen: isNew || edited !== undefined,
  }
}

/**
 * The records to render: the page, and the records with an open form. These keep their position, whatever the
 * search, the filters or another tab change, so that no form disappears while the user types. A record that was
 * not on the page before comes first.
 * @param edited the records whose forms are in the list
 */
export function useEditedInPlace(
  page: readonly AnyRecord[],
  edited: readonly AnyRecord[],
): readonly AnyRecord[] {
  const found = edited.map(({ id }) => ({ id, at: page.findIndex((record) => record.id === id) }))
  const [last, setLast] = useState<Readonly<Record<string, number>>>({})
  const now = Object.fromEntries(found.map(({ id, at }) => [id, at >= 0 ? at : (last[id] ?? 0)]))
  if (!isSame(last, now)) setLast(now)
  const placeOf = ({ id }: AnyRecord) => now[id] ?? 0
  return edited
    .filter((_, at) => found[at]?.at === -1)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .reduce((drawn, record) => drawn.toSpliced(placeOf(record), 0, record), page)
}
