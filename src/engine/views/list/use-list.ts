import { useEffect, useMemo, useState } from 'react'
import { editRecord, putBackRecord, removeRecord } from '../../store/records'
import { useChange } from '../../store/use-change'
import { useStored } from '../../store/use-stored'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { announce } from '../../ui/announcer'
import { useAnnounced } from '../../ui/use-announced'
import { dropDraft, keepDraft, readDraft, formName, moveDraft, openDraft } from '../../form/drafts'
import {
  expireDeleted,
  forgetDeleted,
  rememberDeleted,
  useDeletedRecords,
  type Deleted,
} from './deleted-records'
import { selectRecords } from '../select-records'
import type { AnyListConfig } from './list-view'
import { orderBySections } from './order-by-sections'
import { useIsPrinting } from './use-is-printing'
import { NEW, useListAddress } from './use-list-address'
import { useListPosition } from './use-list-position'
import { useStable } from './use-stable'

/** The most records on paper. A browser would take minutes to lay out many thousands. */
const PRINTED = 1_000

/**
 * The state and the actions of a list.
 * @param focus moves the focus to a record, or to the list's heading when that one is not shown.
 */
export function useList(
  entity: AnyEntity,
  config: AnyListConfig,
  focus: (id: string | undefined) => void,
) {
  const records = useStored(entity)
  const address = useListAddress(config.filters)
  const listPosition = useListPosition(address)
  const isPrinting = useIsPrinting()
  const [doomedId, setDoomedId] = useState<string>()
  const { failure, change } = useChange(entity)
  const [addedId, setAddedId] = useState<string>()
  const deleted = useDeletedRecords(entity.key)

  // By its id: a write of another tab makes new objects of all records.
  const doomed = findRecord(records, doomedId)

  const filters = useMemo(() => knownFilters(entity, address.filters), [entity, address.filters])
  const { search, shown } = listPosition
  const matching = useMemo(
    () =>
      orderBySections(selectRecords(records, config.search, { search, filters }), config.sections),
    [records, config, search, filters],
  )
  const isNarrowed = search.trim() !== '' || Object.values(filters).some(Boolean)
  const noun = entity.noun[records.length === 1 ? 0 : 1]
  const count = isNarrowed
    ? `Showing ${matching.length} of ${records.length} ${noun}`
    : `${records.length} ${noun}`
  useAnnounced(isNarrowed ? count : '', JSON.stringify({ search, filters }))

  const added = findRecord(records, addedId)
  const isAddedHidden = isNarrowed && added !== undefined && !matching.includes(added)

  const found = findRecord(records, address.edited)
  // The form stays open over a record that another tab has deleted: what was typed is not lost.
  const [lastFound, setLastFound] = useState(found)
  if (found && found !== lastFound) setLastFound(found)
  const edited = found ?? (lastFound?.id === address.edited ? lastFound : undefined)

  const { edited: editedId, open } = address
  useEffect(() => {
    // A person who left with a half-filled form comes back to it.
    const left = openDraft(entity.key)
    if (!left || address.isNew || found) return
    const isThere = left === NEW || records.some(({ id }) => id === left)
    // The record of the form may be gone by now; what was typed becomes a new one.
    if (!isThere) moveDraft(formName(entity.key, left), formName(entity.key, NEW))
    open(isThere ? left : NEW)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on arrival: closing a form must not open it again
  }, [])

  /** The record after this one; it takes the focus when this one leaves its place. */
  const nextOf = (record: AnyRecord) => matching[matching.indexOf(record) + 1]?.id

  const remove = async (record: AnyRecord) => {
    const next = nextOf(record)
    const position = records.indexOf(record)
    setDoomedId(undefined)
    if (!(await change(removeRecord(record.id)))) return
    // Its own form, if that is open, goes with it.
    const form = formName(entity.key, record.id)
    rememberDeleted(entity.key, { record, position, draft: readDraft(form) })
    dropDraft(form)
    if (editedId === record.id) address.closeForm()
    announce(`Deleted ${entity.describe(record)}. Undo is at the end of the list.`)
    focus(next)
  }

  const bringBack = async (one: Deleted) => {
    const { record, position, draft } = one
    if (!(await change(putBackRecord(record, position)))) return
    forgetDeleted(entity.key, one)
    if (draft) keepDraft(formName(entity.key, record.id), draft)
    announce(`Brought back ${entity.describe(record)}.`)
    focus(record.id)
  }

  const toggle = useStable(async (record: AnyRecord, field: string, value: boolean) => {
    const next = nextOf(record)
    if (!(await change(editRecord(entity, record.id, { [field]: value })))) return
    expireDeleted(entity.key)
    const section = config.sections?.find(({ has }) => has({ ...record, [field]: value }))
    const place = section ? ` It is under ${section.title} now.` : ''
    announce(`Saved ${entity.describe(record)}.${place}`, 'Saved')
    focus(next)
  })

  return {
    records,
    matching,
    /** Of those that match, the ones that are drawn. */
    page: matching.slice(0, isPrinting ? PRINTED : shown),
    hidden: Math.max(0, matching.length - shown),
    /** How many a print leaves out; 0 on screen. */
    unprinted: isPrinting ? Math.max(0, matching.length - PRINTED) : 0,
    count,
    search,
    setSearch: listPosition.setSearch,
    rememberPosition: listPosition.remember,
    filters,
    setFilter: address.setFilter,
    showMore: () => {
      listPosition.showMore()
      // The button leaves with the last page: the first of the new records takes the focus.
      focus(matching[shown]?.id)
    },
    clear: listPosition.clear,
    /** Whether search and filters hide what was just added. */
    isAddedHidden,
    showAdded: () => {
      listPosition.clear()
      focus(addedId)
    },
    edited,
    isEditedGone: edited !== undefined && found === undefined,
    /** Whether the address names a record that is not there: an old link. */
    isLost: editedId !== null && !address.isNew && edited === undefined,
    isFormOpen: address.isNew || edited !== undefined,
    openNew: () => {
      setAddedId(undefined)
      address.open(NEW)
    },
    openRecord: address.open,
    saved: (id: string) => {
      expireDeleted(entity.key)
      if (address.isNew) setAddedId(id)
      address.closeForm()
      focus(id)
    },
    closeForm: (id?: string) => {
      address.closeForm()
      focus(id)
    },
    doomed,
    askToDelete: setDoomedId,
    keep: () => setDoomedId(undefined),
    remove,
    toggle,
    deleted,
    bringBack,
    forgetDeleted: (one: Deleted) => forgetDeleted(entity.key, one),
    failure,
  }
}

function findRecord(records: readonly AnyRecord[], wanted: string | null | undefined) {
  return wanted ? records.find(({ id }) => id === wanted) : undefined
}

/** The filters that the address asks for. A value that no option has, as in an old link, filters nothing. */
function knownFilters(
  { fields }: AnyEntity,
  asked: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(asked).map(([field, value]) => {
      const spec = fields[field]
      const isKnown = spec !== undefined && 'options' in spec && spec.options.values.includes(value)
      return [field, isKnown ? value : '']
    }),
  )
}
