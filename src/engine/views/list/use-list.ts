import { useRef, useState } from 'react'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { editRecord } from '../../store/records'
import { useChange } from '../../store/use-change'
import { useStored } from '../../store/use-stored'
import { expireDeleted } from './deleted-records'
import { findRecord } from './find-record'
import type { AnyListConfig } from './list-view'
import { useDeletion } from './use-deletion'
import { useIsPrinting } from './use-is-printing'
import { NEW, useListAddress } from './use-list-address'
import { useListPosition } from './use-list-position'
import { useNarrowedRecords } from './use-narrowed-records'
import { useRecordForm } from './use-record-form'
import { useStable } from '../../use-stable'

/** The most records on paper. A browser would take minutes to lay out many thousands. */
const MAX_PRINTED = 1_000

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
  const position = useListPosition(address)
  const isPrinting = useIsPrinting()
  const { failure, change, attempt } = useChange(entity)
  const [addedId, setAddedId] = useState<string>()
  const lastToggled = useRef<{ id: string; value: boolean }>(undefined)

  const { search, shown } = position
  const { filters, matching, isNarrowed, count } = useNarrowedRecords(entity, config, records, {
    search,
    filters: address.filters,
  })
  const form = useRecordForm(entity, records, address)
  const added = findRecord(records, addedId)

  /** The id of the record after this one; it takes the focus when this one leaves its place. */
  const nextOf = (record: AnyRecord) => matching[matching.indexOf(record) + 1]?.id

  const deletion = useDeletion({
    entity,
    records,
    attempt,
    nextOf,
    onRemoved: (record, next) => {
      if (address.edited === record.id) address.closeForm()
      focus(next)
    },
    onBroughtBack: ({ id }) => focus(id),
  })

  const toggle = useStable(async (record: AnyRecord, field: string, value: boolean) => {
    lastToggled.current = { id: record.id, value }
    const next = nextOf(record)
    const section = config.sections?.find(({ has }) => has({ ...record, [field]: value }))
    const where = section ? ` It is under ${section.title} now.` : ''
    const stored = change(
      editRecord(entity, record.id, { [field]: value }),
      `Saved ${entity.describe(record)}.${where}`,
    )
    // In a list with sections the record leaves its place at once, and what had the focus with it.
    if (config.sections) focus(next)
    if (!(await stored)) {
      if (config.sections) focus(record.id)
      return
    }
    expireDeleted(entity.key)
    if (!config.sections) focus(next)
  })

  /** The second press of a double click is meant for the same record, though another has taken its place. */
  const press = useStable(
    async (record: AnyRecord, field: string, value: boolean, isRepeated: boolean) => {
      const last = lastToggled.current
      const meant = isRepeated && last ? findRecord(records, last.id) : undefined
      await (meant && last ? toggle(meant, field, !last.value) : toggle(record, field, value))
    },
  )

  return {
    ...form,
    ...deletion,
    records,
    matching,
    /** Of those that match, the ones that are drawn. */
    page: matching.slice(0, isPrinting ? MAX_PRINTED : shown),
    hidden: Math.max(0, matching.length - shown),
    /** How many a print leaves out; 0 on screen. */
    unprinted: isPrinting ? Math.max(0, matching.length - MAX_PRINTED) : 0,
    count,
    search,
    setSearch: position.setSearch,
    rememberPosition: position.remember,
    filters,
    setFilter: address.setFilter,
    showMore: () => {
      position.showMore()
      // The button leaves with the last page: the first of the new records takes the focus.
      focus(matching[shown]?.id)
    },
    clear: position.clear,
    /** Whether search and filters hide what was just added. */
    isAddedHidden: isNarrowed && added !== undefined && !matching.includes(added),
    showAdded: () => {
      position.clear()
      focus(addedId)
    },
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
    toggle: press,
    failure,
  }
}
