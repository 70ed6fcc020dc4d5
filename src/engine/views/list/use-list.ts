import { useDeferredValue, useState } from 'react'
import { SaveError } from '../../repository/save-error'
import { useRecordChanges, useStored } from '../../repository/use-stored'
import type { AnyEntity, AnyRecord } from '../../schema/entity'
import { announce } from '../../ui/announcer'
import { useAnnounced } from '../../ui/use-announced'
import type { AnyListConfig } from './list-view'
import { selectRecords } from './select-records'
import { useListAddress } from './use-list-address'

/** Records shown at once; "Show more" adds as many again. */
const PAGE = 50

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
  const changes = useRecordChanges(entity)
  const address = useListAddress(config.filters)
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(PAGE)
  const [doomed, setDoomed] = useState<AnyRecord>()
  const [failure, setFailure] = useState('')

  const query = { search: useDeferredValue(search), filters: address.filters }
  const matching = selectRecords(records, config.search, query)
  const isNarrowed = query.search.trim() !== '' || Object.values(query.filters).some(Boolean)
  const noun = entity.noun[records.length === 1 ? 0 : 1]
  const count = isNarrowed
    ? `Showing ${matching.length} of ${records.length} ${noun}`
    : `${records.length} ${noun}`
  useAnnounced(isNarrowed ? count : '')

  const found = records.find(({ id }) => id === address.edited)
  // The form stays open over a record that another tab has deleted: what was typed is not lost.
  const [lastFound, setLastFound] = useState(found)
  if (found && found !== lastFound) setLastFound(found)
  const edited = found ?? (lastFound?.id === address.edited ? lastFound : undefined)

  const remove = async (record: AnyRecord) => {
    const next = matching[matching.indexOf(record) + 1]
    setDoomed(undefined)
    try {
      await changes.remove(record.id)
      setFailure('')
      announce(`Deleted ${entity.describe(record)}.`)
      focus(next?.id)
    } catch (error) {
      if (!(error instanceof SaveError)) throw error
      setFailure(error.message)
    }
  }

  return {
    records,
    matching: matching.slice(0, shown),
    hidden: Math.max(0, matching.length - shown),
    count,
    search,
    setSearch,
    filters: address.filters,
    setFilter: address.setFilter,
    showMore: () => setShown(shown + PAGE),
    clear: () => {
      setSearch('')
      address.clearFilters()
    },
    edited,
    isEditedGone: edited !== undefined && found === undefined,
    isFormOpen: address.isNew || edited !== undefined,
    openNew: address.openNew,
    openRecord: address.openRecord,
    closeForm: (id?: string) => {
      address.closeForm()
      focus(id)
    },
    doomed,
    askToDelete: setDoomed,
    keep: () => setDoomed(undefined),
    remove,
    failure,
  }
}
