import { findRecord } from '../../store/records'
import { useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { withSearchValues } from '../../url/use-search-values'
import { childFormsOf, openDraftOf } from '../../form/drafts'
import { childName } from '../../model/child-list'
import type { AnyChildList } from '../../model/field'
import type { Child } from '../../model/field'
import { NEW_ID } from '../../model/record-id'
import { changeChildren, childrenOf, type ChildPlace } from '../../store/children'
import type { AnyRecord } from '../../model/entity'
import { listChange, undoListChange } from '../../store/undo'
import { useChange } from '../../store/use-change'
import { askedChoices } from '../list/use-list-address'
import { rememberDeletedChild, useDeletedChild } from './deleted-children'

/** The children of a record where it is shown: their small form, the delete and the way to take it back. */
export function useChildren(place: ChildPlace, list: AnyChildList, record: AnyRecord) {
  const { entity, recordId, field } = place
  const children = childrenOf(record, field)
  const name = childFormsOf(entity.key, field, recordId)
  const { change, failure } = useChange(entity)
  const deleted = useDeletedChild(name)
  // Not the whole address: a card that listened to that would be drawn at every change of it.
  const asked = useLocationProperty(() => askedIn(field, recordId))
  const askedId = () => {
    const id = addressNow().get(`${field}.${ENTRY}`)
    return children.find((child) => child.id === id)?.id ?? NEW_ID
  }
  const [asking, setAsking] = useState({ asked, times: asked ? 1 : 0 })
  const [chosen, setChosen] = useState(() =>
    asked ? askedChoices(addressNow(), field, list.fields) : {},
  )
  // A person who left with unsaved text comes back to it, also where another tab deleted the child.
  const [editedId, setEditedId] = useState(
    () => openDraftOf(name) ?? (asked ? askedId() : undefined),
  )
  // A link on the same page asks while the card is there already.
  if (asking.asked !== asked) {
    setAsking({ asked, times: asking.times + (asked ? 1 : 0) })
    if (asked) {
      setChosen(askedChoices(addressNow(), field, list.fields))
      setEditedId(openDraftOf(name) ?? askedId())
    }
  }
  /** What is closed must not come back with a reload. */
  const leaveAddress = () => {
    const search = addressNow()
    if (search.get(field) !== recordId) return
    const left = withSearchValues(
      search,
      Object.fromEntries(namedAfter(field, search).map(([key]) => [key, undefined])),
    )
    window.history.replaceState(window.history.state, '', `?${left}`)
  }

  return {
    children,
    failure,
    deleted,
    /**
     * How often the address asked for a form: `history=1717`, the name of the field and the record, for an empty
     * one, and `history.id=1718` besides for that of a child.
     */
    timesAsked: asking.times,
    /** What the address chooses in that form: `history.kind=interview`. */
    chosen,
    /** The id of the child in the form; "new" for an empty one, undefined while none is open. */
    editedId,
    /** Names the open form. */
    formName: `${name}${editedId ?? NEW_ID}`,
    open: (id: string) => setEditedId(id),
    openNew: () => setEditedId(NEW_ID),
    close: () => {
      setEditedId(undefined)
      setChosen({})
      leaveAddress()
    },
    remove: async (child: Child) => {
      const written = await change(
        changeChildren(place, (all) => all.filter(({ id }) => id !== child.id)),
        `Deleted ${childName(list, child)}.`,
      )
      if (!written) return
      const childrenIn = (records: readonly AnyRecord[]) =>
        childrenOf(findRecord(records, recordId) ?? {}, field)
      const { before, after } = written
      const made = listChange({ before: childrenIn(before), after: childrenIn(after) })
      const [removed] = made.rows
      if (removed?.before) rememberDeletedChild(name, { child: removed.before, change: made })
    },
    bringBack: async () => {
      if (!deleted) return
      const isBack = await change(
        changeChildren(place, undoListChange(deleted.change)),
        `Brought back ${childName(list, deleted.child)}.`,
      )
      if (isBack) rememberDeletedChild(name, undefined)
    },
  }
}

/** Names a child in the address. No field has this name. */
const ENTRY = 'id'

const addressNow = () => new URLSearchParams(window.location.search)

/** What the address asks of the children of a record; blank where it asks nothing. */
function askedIn(field: string, recordId: string): string {
  const search = addressNow()
  return search.get(field) === recordId
    ? String(new URLSearchParams(namedAfter(field, search)))
    : ''
}

/** What the address says under the name of a field. */
const namedAfter = (field: string, search: URLSearchParams) =>
  [...search].filter(([key]) => key === field || key.startsWith(`${field}.`))
