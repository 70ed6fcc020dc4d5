import { useMemo, useState } from 'react'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { calendarDay } from '../../calendar-day'
import { useRepository } from '../../store/RepositoryProvider'
import { useChange } from '../../store/use-change'
import { useStored } from '../../store/use-stored'
import { expireRemoved } from './removed-records'
import { COMPUTED_FILTER } from './computed-filter'
import { findRecord } from './find-record'
import type { AnyListConfig } from './list-view'
import { boardColumns } from './record-groups'
import { useDeletion } from './use-deletion'
import { useEditedInPlace } from './use-edited-in-place'
import { useFieldChange } from './use-field-change'
import { useLeaving } from './use-leaving'
import { NEW, useListAddress } from './use-list-address'
import { useListLook } from './use-list-look'
import { useListPage } from './use-list-page'
import { useListPosition } from './use-list-position'
import { useNarrowedRecords } from './use-narrowed-records'
import { useRecordForm } from './use-record-form'
import { relocation } from '../../store/leave-list'
import { useStable } from '../../use-stable'
import { useIsPhone } from '../../ui/use-is-phone'
import type { Layout } from './layouts'
import { hasOpenQuestion } from './open-question'
import { isShort } from './card-size'
import { childFormsOf, formName, useDraftNames } from '../../form/drafts'

/**
 * The state and the actions of a list, for all of its layouts. See docs/decisions/0019.
 * @param focus moves the focus to a record, or to the list's heading when that one is not shown
 * @returns `context`, which stays the same while the list is open, and `state`, which is new at each render
 */
export function useList(
  entity: AnyEntity,
  config: AnyListConfig,
  focus: (id: string | undefined) => void,
) {
  const repository = useRepository()
  const records = useStored(entity)
  const narrowing = useMemo(
    () => (config.computedFilters ? [...config.filters, COMPUTED_FILTER] : config.filters),
    [config],
  )
  const address = useListAddress(narrowing, config.urlPrefix)
  const look = useListLook(entity, config, address)
  const position = useListPosition(address, usePageSize(config, look.layout))
  const { failure, change, attemptFor } = useChange(entity)
  const [addedId, setAddedId] = useState<string>()
  const [questionId, setQuestionId] = useState<string>()

  const isBoard = look.layout === 'board'
  const groups = useMemo(
    () => (isBoard ? boardColumns(entity, config) : config.sections),
    [isBoard, entity, config],
  )
  const { search } = position
  const narrowed = useNarrowedRecords(entity, config, records, {
    search,
    filters: address.filters,
    order: look.order,
    groups,
  })
  const { filters, matching, count } = narrowed
  const columns = isBoard ? groups : undefined
  const { page, ...paging } = useListPage({ matching, columns, position, focus })
  const form = useRecordForm(entity, records, address)
  // A column of a board is too narrow for it.
  const editedInPlace = isBoard ? undefined : form.edited
  const { timeline } = config.card
  const asked = timeline && findRecord(records, address.valueOf(timeline.field))
  const writtenIn = useWrittenIn(entity, timeline?.field, records)
  const isCards = look.layout === 'cards'
  const drawn = useEditedInPlace(page, [
    ...new Set(
      [editedInPlace ?? asked, ...(isCards ? writtenIn : [])].filter((one) => one !== undefined),
    ),
  ])
  const added = findRecord(records, addedId)

  /** The id of the record after this one; it takes the focus when this one leaves its place. */
  const nextOf = (record: AnyRecord) => matching[matching.indexOf(record) + 1]?.id

  const { leave, ...leaving } = useLeaving({
    entity,
    attemptFor,
    nextOf,
    onGone: (record, next) => {
      if (address.edited === record.id) address.closeForm()
      focus(next)
    },
    onBroughtBack: ({ id }) => focus(id),
  })

  const placeOf = (record: AnyRecord) =>
    narrowed.narrow([record]).length === 0
      ? undefined
      : (groups?.find(({ has }) => has(record))?.title ?? '')
  const { hold } = narrowed
  const fieldChange = useFieldChange({ entity, records, change, hold, placeOf, nextOf, focus })

  const question = timeline?.question
  const choose = useStable(async (record: AnyRecord, field: string, value: string) => {
    const isAsked = field === question?.field && value === question.value
    if (isAsked || record.id === questionId) setQuestionId(isAsked ? record.id : undefined)
    await fieldChange.choose(record, field, value)
  })

  const { askToDelete, ...deletion } = useDeletion(records, leave)
  const moveAway = useMoving(entity, config.card.move, leave)
  const answered = useStable((id: string) => {
    setQuestionId(undefined)
    focus(id)
  })
  const { open: openRecord } = address
  const { toggle } = fieldChange
  const context = useMemo(
    () => ({
      entity,
      config,
      /** Moves the focus to a record, or to the list's heading when that one is not shown. */
      focus,
      /** Opens the form of a record. */
      openRecord,
      askToDelete,
      toggle,
      choose,
      moveAway,
      answered,
    }),
    [entity, config, focus, openRecord, askToDelete, toggle, choose, moveAway, answered],
  )

  const state = {
    ...form,
    ...leaving,
    ...deletion,
    ...paging,
    /** The record whose question shows, where it is open. */
    questionId,
    ...look,
    records,
    groups,
    matching,
    /** Of those that match, the ones that are drawn. */
    drawn,
    /** The record whose form stands in its place in the list. */
    editedInPlace,
    /** The records with unsaved text in a small form that the layout does not show. */
    writtenOutOfSight: isCards ? [] : writtenIn.filter(({ id }) => id !== questionId),
    count,
    search,
    setSearch: position.setSearch,
    rememberPosition: position.remember,
    filters,
    setFilter: address.setFilter,
    find: narrowed.find,
    /** Whether a record matches what is searched and filtered. */
    isMatch: (record: AnyRecord) => narrowed.narrow([record]).length > 0,
    change,
    clear: position.clear,
    /** Whether search and filters hide what was just added. */
    isAddedHidden: narrowed.isNarrowed && added !== undefined && !matching.includes(added),
    showAdded: () => {
      position.clear()
      focus(addedId)
    },
    openNew: () => {
      setAddedId(undefined)
      address.open(NEW)
    },
    saved: (id: string) => {
      expireRemoved(entity.key)
      if (address.isNew) setAddedId(id)
      // The question takes the focus where it shows.
      const saved = findRecord(repository.load(entity), id)
      const isAsked =
        saved !== undefined &&
        hasOpenQuestion(config.card, saved, calendarDay()) &&
        narrowed.narrow([saved]).length > 0
      setQuestionId(isAsked ? id : undefined)
      address.closeForm()
      if (!isAsked) focus(id)
    },
    closeForm: (id?: string) => {
      address.closeForm()
      focus(id)
    },
    failure,
  }
  return { context, state }
}

/** Moves a record to another list, where the list has a button for it. */
function useMoving(
  entity: AnyEntity,
  move: AnyListConfig['card']['move'],
  leave: ReturnType<typeof useLeaving>['leave'],
) {
  return useStable(async (record: AnyRecord) => {
    if (move) await leave(record, { to: move.to, updates: relocation(entity, record.id, move) })
  })
}

const PAGE_SIZE = 25
/** A phone shows two tall cards at a time: 25 would be a dozen screens, with the rest of the tab under them. */
const TALL_CARDS = 8

/** How many records a list shows at once; "Show More" adds as many again. */
function usePageSize({ card }: AnyListConfig, layout: Layout): number {
  const isTall = layout === 'cards' && !isShort(card)
  return useIsPhone() && isTall ? TALL_CARDS : PAGE_SIZE
}

/** The records that hold unsaved text in a small form of this field. */
function useWrittenIn(
  entity: AnyEntity,
  field: string | undefined,
  records: readonly AnyRecord[],
): readonly AnyRecord[] {
  const forms = useDraftNames(formName(`${entity.key}.${field ?? ''}`, ''))
  if (field === undefined || forms.length === 0) return []
  return records.filter(({ id }) =>
    forms.some((form) => form.startsWith(childFormsOf(entity.key, field, id))),
  )
}
