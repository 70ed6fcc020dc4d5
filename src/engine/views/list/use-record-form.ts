import { findRecord } from '../../store/records'
import { useEffect, useRef } from 'react'
import { findDraftId, formName, moveDraft } from '../../form/drafts'
import { useEdited } from '../../form/use-edited'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { NEW_ID } from '../../model/record-id'
import type { useListUrl } from './use-list-url'

/** The form of a list that the URL names: that of a record, an empty one, or none. */
export function useRecordForm(
  entity: AnyEntity,
  records: readonly AnyRecord[],
  { edited: editedId, isNew, open, closeForm: removeFromUrl }: ReturnType<typeof useListUrl>,
) {
  const found = findRecord(records, editedId)
  const { edited, isGone } = useEdited(editedId, found)

  /** Opens the first form with unsaved text. @returns whether it opens one */
  const openDraft = () => {
    const left = findDraftId(entity.key)
    if (!left) return false
    const exists = findRecord(records, left) !== undefined
    // The URL is the same for every new record, so the form would stay as it is. That text shows at the next visit.
    if (isNew && !exists) return false
    // The record of the form may be gone by now; what was typed becomes a new one.
    if (!exists) moveDraft(formName(entity.key, left), formName(entity.key, NEW_ID), left)
    open(exists ? left : NEW_ID)
    return true
  }

  const isClosing = useRef(false)
  const closeForm = () => {
    isClosing.current = true
    removeFromUrl()
  }

  useEffect(() => {
    // A user who left with a half-filled form comes back to it, also by a link to this same list.
    if (!isClosing.current && !isNew && !found) openDraft()
    isClosing.current = false
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the URL changes; `closeAndOpenNext` opens the others
  }, [editedId])

  return {
    closeForm,
    /**
     * Closes the form after Save or Delete. Unsaved text in another form of the list shows next, and that form takes
     * the focus. Not after Cancel: a second click would discard that text too.
     * @returns whether another form opens
     */
    closeAndOpenNext: () => {
      closeForm()
      return openDraft()
    },
    /** The record that is edited; undefined for a new one. */
    edited,
    /** Whether another tab has deleted it since the form opened. */
    isGone,
    /** Whether the URL names a record that does not exist, as an old link may. */
    isLost: editedId !== null && !isNew && edited === undefined,
    isNew,
    isOpen: isNew || edited !== undefined,
  }
}
