import { useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { withSearchValues } from '../../url/use-search-values'
import { childFormPrefix, findDraftSuffix, keepDraft, extractDraft } from '../../form/drafts'
import { useEdited } from '../../form/use-edited'
import type { Draft } from '../../form/drafts-storage'
import { pendingSaves } from '../../form/pending-saves'
import { childName } from '../../model/child-list'
import type { AnyChildList, Child } from '../../model/field'
import { NEW_ID } from '../../model/record-id'
import { createStore, setEntry, usePageStore } from '../../page-store'
import { changeChildren, childrenOf, type ChildPlace } from '../../store/children'
import type { AnyRecord } from '../../model/entity'
import { findRecord } from '../../store/records'
import { listChange, undoListChange, type ListChange } from '../../store/undo'
import { useChange } from '../../store/use-change'
import { requestedValues } from '../../url/form-url'
import { QUESTION_FORM } from './children-config'

/** The most recently deleted child of a record, the change that deleted it, and the unsaved text of its form. */
interface DeletedChild {
  child: Child
  change: ListChange<Child>
  draft: Draft | undefined
}

/** The last deleted child of each record and field, which can be brought back, by the prefix of its forms. */
const deletedChildren = createStore<ReadonlyMap<string, DeletedChild>>(new Map())

/**
 * The children of a record that is shown, the form that adds or edits one, and the delete with its undo.
 * @param isAsked whether the card shows the form of the follow-up question (`children-config.ts`), which then has its
 * own draft
 */
export function useChildren(
  place: ChildPlace,
  list: AnyChildList,
  record: AnyRecord,
  isAsked: boolean,
) {
  const { entity, recordId, field } = place
  const children = childrenOf(record, field)
  const formPrefix = childFormPrefix(entity.key, field, recordId)
  const { change, failure } = useChange(entity)
  const deleted = usePageStore(deletedChildren).get(formPrefix)
  // Only the parameters for this record, so that its card does not rerender at every change of the URL.
  const request = useLocationProperty(() => formRequestIn(field, recordId))
  const requestedId = () => {
    const id = currentQuery().get(`${field}.${CHILD_ID}`)
    return children.find((child) => child.id === id)?.id ?? NEW_ID
  }
  const [requests, setRequests] = useState({ latest: request, count: request ? 1 : 0 })
  const [prefilled, setPrefilled] = useState(() =>
    request ? requestedValues(currentQuery(), field, list.fields) : {},
  )
  const draftId = () => findDraftSuffix(formPrefix, isAsked ? QUESTION_FORM : undefined)
  // Unsaved text reopens its form, even if another tab deleted the child.
  const [editedId, setEditedId] = useState(() => draftId() ?? (request ? requestedId() : undefined))
  if (isAsked && editedId === QUESTION_FORM) setEditedId(undefined)
  const [wasAsked, setWasAsked] = useState(isAsked)
  const [isMoved, setMoved] = useState(false)
  if (wasAsked !== isAsked) {
    setWasAsked(isAsked)
    // Unsaved text of the question keeps its draft and shows in the card's form. An answer that is being saved does not.
    const isSaving = pendingSaves.get().has(`${formPrefix}${QUESTION_FORM}`)
    const unsaved = isAsked || isSaving ? undefined : draftId()
    if (unsaved !== undefined && editedId === undefined) {
      setEditedId(unsaved)
      setMoved(true)
      setRequests({ ...requests, count: requests.count + 1 })
    }
  }
  // A link on the same page can request a form while the card is mounted.
  if (requests.latest !== request) {
    setRequests({ latest: request, count: requests.count + (request ? 1 : 0) })
    if (request) {
      setPrefilled(requestedValues(currentQuery(), field, list.fields))
      setEditedId(draftId() ?? requestedId())
    }
  }
  const { edited, isGone } = useEdited(
    editedId,
    children.find(({ id }) => id === editedId),
  )
  /** A reload must not open the form again. */
  const removeFromUrl = () => {
    const search = currentQuery()
    if (search.get(field) !== recordId) return
    const remaining = withSearchValues(
      search,
      Object.fromEntries(parametersOf(field, search).map(([key]) => [key, undefined])),
    )
    const query = String(remaining)
    const { pathname, hash } = window.location
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${query ? `?${query}` : ''}${hash}`,
    )
  }
  /** Unsaved text in another form of the record shows next. */
  const openDraft = () => setEditedId((open) => open ?? draftId())
  const close = () => {
    setEditedId(undefined)
    setPrefilled({})
    removeFromUrl()
  }

  return {
    children,
    failure,
    deleted,
    /**
     * How often the URL has requested a form, or unsaved text has moved to one: the disclosure remounts and opens each
     * time. `history=1717`, the field's name and the record's id, requests an empty form; `history.id=1718` in addition
     * requests the form of that child.
     */
    openRequests: requests.count,
    /** The values that the URL sets in that form: `history.kind=interview`. */
    prefilled,
    /** The id of the child in the form; "new" for an empty form, undefined if no form is open. */
    editedId,
    /** The child in the form; undefined for an empty form, or if no form is open. */
    edited,
    /** Whether another tab has deleted it since the form opened. */
    isGone,
    /** Whether the form opened because unsaved text moved to it. It then does not take the focus. */
    isMoved: isMoved && editedId === QUESTION_FORM,
    /** The name of the open form. */
    formName: `${formPrefix}${editedId ?? NEW_ID}`,
    open: (id: string) => setEditedId(id),
    openNew: () => setEditedId(NEW_ID),
    close: () => {
      close()
      openDraft()
    },
    remove: async (child: Child) => {
      if (child.id === editedId) close()
      const written = await change(
        changeChildren(place, (all) => all.filter(({ id }) => id !== child.id)),
        `Deleted ${childName(list, child)}.`,
      )
      if (!written) return openDraft()
      const childrenIn = (records: readonly AnyRecord[]) =>
        childrenOf(findRecord(records, recordId) ?? {}, field)
      const { before, after } = written
      const deletion = listChange({ before: childrenIn(before), after: childrenIn(after) })
      const [removed] = deletion.rows
      // Another tab deleted it first, so there is no undo here, and unsaved text of its form stays.
      if (!removed?.before) return
      // The draft of the child's form goes too, and is kept for the undo.
      const draft = extractDraft(`${formPrefix}${child.id}`)
      setEntry(deletedChildren, formPrefix, { child: removed.before, change: deletion, draft })
      openDraft()
    },
    /** @returns whether the deleted child was brought back */
    bringBack: async () => {
      if (!deleted) return false
      const isBack = await change(
        changeChildren(place, undoListChange(deleted.change)),
        `Brought back ${childName(list, deleted.child)}.`,
      )
      if (!isBack) return false
      setEntry(deletedChildren, formPrefix, undefined)
      const { child, draft } = deleted
      if (draft) keepDraft(`${formPrefix}${child.id}`, draft.typed, draft.origin)
      openDraft()
      return true
    },
  }
}

/** The suffix of the URL parameter with a child's id. No field has this name. */
const CHILD_ID = 'id'

const currentQuery = () => new URLSearchParams(window.location.search)

/** The URL parameters that request a form of this record, as a query string; blank if there are none. */
function formRequestIn(field: string, recordId: string): string {
  const search = currentQuery()
  return search.get(field) === recordId
    ? String(new URLSearchParams(parametersOf(field, search)))
    : ''
}

/** The URL parameters whose names begin with a field. */
const parametersOf = (field: string, search: URLSearchParams) =>
  [...search].filter(([key]) => key === field || key.startsWith(`${field}.`))
