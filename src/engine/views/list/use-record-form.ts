import { useEffect, useState } from 'react'
import { formName, moveDraft, openDraft } from '../../form/drafts'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { findRecord } from './find-record'
import { NEW, type useListAddress } from './use-list-address'

/** The form of a list, as the address has it: that of a record, an empty one, or none. */
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
    const left = openDraft(entity.key)
    if (!left || isNew || found) return
    const isThere = left === NEW || records.some(({ id }) => id === left)
    // The record of the form may be gone by now; what was typed becomes a new one.
    if (!isThere) moveDraft(formName(entity.key, left), formName(entity.key, NEW), left)
    open(isThere ? left : NEW)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on arrival: closing a form must not open it again
  }, [])

  return {
    /** The record that is edited; undefined for a new one. */
    edited,
    isEditedGone: edited !== undefined && found === undefined,
    /** Whether the address names a record that is not there: an old link. */
    isLost: editedId !== null && !isNew && edited === undefined,
    isNew,
    isFormOpen: isNew || edited !== undefined,
  }
}
