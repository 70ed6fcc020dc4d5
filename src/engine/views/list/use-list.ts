import { useCallback, useMemo, useState } from 'react'
import type { AnyRecord } from '../../model/entity'
import type { Stored } from '../../model/stored'
import { findRecord } from '../../store/records'
import { useRepository } from '../../store/RepositoryProvider'
import { useChange } from '../../store/use-change'
import { useStored, useStoredValues } from '../../store/use-stored'
import { expireRemoved } from './removed-records'
import type { ListView } from './list-view'
import { useFieldChange } from './use-field-change'
import { useDeletion, useRemoval } from './use-removal'
import { useListUrl, useListPosition } from './use-list-url'
import { useListLook } from './use-list-look'
import { useRenderedRecords, useKeptRecords, useListPage } from './use-list-page'
import { COMPUTED_FILTER, useNarrowedRecords } from './use-narrowed-records'
import { useFollowUp, useRecordForm } from './use-record-form'
import { useStable } from '../../use-stable'
import { useIsPhone } from '../../ui/use-is-phone'
import { announce } from '../../announcer'
import { NEW_ID } from '../../model/record-id'
import { childFormPrefix, findDraftSuffix } from '../../form/drafts'
import { useRecordsWithChildForms } from '../../form/use-records-with-child-forms'

/**
 * The state and the actions of a list, for all of its layouts. See docs/decisions/0019.
 * @param focus moves the focus to a record, or to the list's heading if the record is not shown
 * @returns `context`, which is stable while the list is open, unless a joined value changes; and `state`, which is new
 * at each render
 */
export function useList(view: ListView, focus: (id: string | undefined) => void) {
  const { entity, config, extensions, isShort, isHalf } = view
  const repository = useRepository()
  const records = useStored(entity)
  const filterNames = useMemo(
    () =>
      extensions.some(({ filter }) => filter)
        ? [...config.filters, COMPUTED_FILTER]
        : config.filters,
    [config, extensions],
  )
  const url = useListUrl(filterNames, config.urlPrefix)
  const { order, ...look } = useListLook(view, url)
  const position = useListPosition(url, usePageSize(view, look.layout))
  const { failure, change, attemptFor } = useChange(entity)
  /** The record that was added last, until it is shown. */
  const [addedId, setAddedId] = useState<string>()
  const childField = extensions.find(({ card }) => card?.childField)?.card?.childField
  const requested = childField ? findRecord(records, url.valueOf(childField)) : undefined
  const withDrafts = useRecordsWithChildForms(entity, childField, records)
  const { followedUpId, setFollowedUp, ...asked } = useFollowUp(view, withDrafts, requested)

  const { extension } = look
  const groups = useMemo(
    () => (extension ? extension.groups(entity) : config.sections),
    [extension, entity, config],
  )
  const { search } = position
  const narrowed = useNarrowedRecords(view, records, {
    search,
    filters: url.filters,
    order,
    groups,
  })
  const { filters, matching, isMatch, count } = narrowed
  const paging = useListPage({ matching, groups, extension, position, focus })
  const { page } = paging
  const { closeForm, closeAndOpenNext, ...form } = useRecordForm(entity, records, url)
  const editedInPlace = extension ? undefined : form.edited
  const isCards = look.layout === 'cards'
  // Only cards show all child forms. The other layouts show the follow-up form.
  const renderedForms = isCards ? withDrafts : withDrafts.filter(({ id }) => id === followedUpId)
  const withChildForms = [requested, ...renderedForms].filter((one) => one !== undefined)
  const { kept, keepShown } = useKeptRecords(records, { search, filters: url.filters })
  /** The records with an open form, a question or an undo, which are rendered even if the filters hide them. */
  const pinned = [
    ...(editedInPlace ? [editedInPlace] : []),
    ...withChildForms,
    ...kept.filter(({ id }) => isCards || id === followedUpId),
  ]
  const added = findRecord(records, addedId)
  const rendered = useRenderedRecords({
    page,
    matching,
    pinned,
    withForms: [form.edited, added, ...withChildForms].filter((one) => one !== undefined),
    followedUpId,
  })
  const isAddedShown = added !== undefined && [...matching, ...pinned].includes(added)
  // The notice is about the moment of saving. It does not come back when a later search or filter hides the record.
  if (isAddedShown) setAddedId(undefined)

  /** The id of the record after this one; it takes the focus when this one leaves its place. */
  const nextOf = (record: AnyRecord) => matching[matching.indexOf(record) + 1]?.id

  const { remove, isRemoving, ...removal } = useRemoval({
    entity,
    attemptFor,
    nextOf,
    onRemoved: (record, next) => {
      if (url.edited !== record.id || !closeAndOpenNext()) focus(next)
    },
    onRestored: ({ id }, hasDraft) => {
      // If another form is open, this one opens once that is saved.
      if (hasDraft && !form.isFormOpen) url.open(id)
      else focus(id)
    },
  })

  const sectionTitleOf = (record: AnyRecord) => {
    const isShown = findRecord(pinned, record.id) !== undefined || isMatch(record)
    return isShown ? (groups?.find(({ has }) => has(record))?.title ?? '') : undefined
  }
  const { keepPlace } = narrowed
  const fieldChange = useFieldChange({
    entity,
    records,
    change,
    keepPlace,
    sectionTitleOf,
    nextOf,
    focus,
  })

  const choose = useStable(async (record: AnyRecord, field: string, value: string) => {
    const isAsked = asked.isAskedBy(field, value)
    if (isAsked || record.id === followedUpId) setFollowedUp(isAsked ? record.id : undefined)
    if (isAsked) keepShown(record.id)
    await fieldChange.choose(record, field, value)
  })

  const { askToDelete, ...deletion } = useDeletion({
    entity,
    records,
    remove,
    isRemoving,
    focus,
  })
  const leaveIfHidden = useStable((id: string, announcement?: string) => {
    const record = findRecord(repository.load(entity), id)
    // The card stays while another of its forms has unsaved text, or while it offers an undo.
    const isKept =
      isCards &&
      (kept.some((one) => one.id === id) ||
        (childField !== undefined &&
          findDraftSuffix(childFormPrefix(entity.key, childField, id)) !== undefined))
    if (!record || isKept || isMatch(record)) return false
    const hidden = `Your filters hide ${entity.describe(record)} now.`
    announce(
      announcement ? `${announcement} ${hidden}` : hidden,
      announcement ? 'Saved' : undefined,
    )
    const position = rendered.findIndex((one) => one.id === id)
    focus(position === -1 ? undefined : rendered[position + 1]?.id)
    return true
  })
  const closeFollowUp = useStable((id: string, announcement?: string) => {
    setFollowedUp(undefined)
    if (!leaveIfHidden(id, announcement)) focus(id)
  })
  /** Opens a record's follow-up form, as changing its status does. */
  const openFollowUp = useStable((id: string) => setFollowedUp(id))
  const { joins } = config
  const values = useStoredValues(joins?.of ?? NONE)
  const joined = useCallback(
    (record: AnyRecord) => joins?.join(record, values) ?? record,
    [joins, values],
  )
  const { open: openRecord } = url
  const { toggle } = fieldChange
  const context = useMemo(
    () => ({
      entity,
      config,
      extensions,
      isShort,
      isHalf,
      /** The record as warnings, flags and notes read it, with what the list joins to it. */
      joined,
      /** Moves the focus to a record, or to the list's heading if the record is not shown. */
      focus,
      /** Opens the form of a record. */
      openRecord,
      askToDelete,
      toggle,
      choose,
      remove,
      openFollowUp,
      closeFollowUp,
      /** Keeps a record on the page, even if the change that follows makes the filters hide it. */
      keepShown,
      /**
       * Called when a child form closes. If the filters now hide its record, this says so and moves the focus to the
       * next record. See docs/decisions/0019.
       * @param announcement what the save has announced; this one repeats it
       * @returns whether the filters hide the record
       */
      leaveIfHidden,
    }),
    [
      entity,
      config,
      extensions,
      isShort,
      isHalf,
      joined,
      focus,
      openRecord,
      askToDelete,
      toggle,
      choose,
      remove,
      openFollowUp,
      closeFollowUp,
      keepShown,
      leaveIfHidden,
    ],
  )

  const state = {
    ...form,
    ...removal,
    ...deletion,
    /** The record with a follow-up form, where that is open. */
    followedUpId,
    ...look,
    records,
    groups,
    matching,
    /** The records to render: a page of those that match, and those with an open form. */
    rendered,
    /** How many matching records are not rendered. */
    hidden: paging.hiddenBeside(rendered),
    unprinted: paging.unprinted,
    showMore: () => paging.showMore(rendered),
    /** The values that the URL sets in the empty form. */
    prefilled: url.prefilledIn(entity.fields),
    /** The record whose form replaces it in the list. */
    editedInPlace,
    /** The records with unsaved text in a child form that the layout does not show. */
    withHiddenDrafts: isCards
      ? []
      : withDrafts.filter((record) => record.id !== followedUpId || !rendered.includes(record)),
    count,
    search,
    setSearch: position.setSearch,
    rememberPosition: position.remember,
    filters,
    setFilter: url.setFilter,
    computedFilter: narrowed.computedFilter,
    isMatch,
    change,
    clear: () => {
      position.clear()
      // The button that was pressed is about to disappear.
      focus(undefined)
    },
    /** Whether search or filters have hidden the record that was just added since it was saved. */
    isAddedHidden: narrowed.isNarrowed && added !== undefined && !isAddedShown,
    showAdded: () => {
      position.clear()
      focus(addedId)
    },
    openNew: () => {
      setAddedId(undefined)
      url.open(NEW_ID)
    },
    onSaved: (id: string) => {
      expireRemoved(entity.key)
      if (url.isNew) setAddedId(id)
      const record = findRecord(repository.load(entity), id)
      const isAsked = record !== undefined && asked.isOpenFor(record)
      // A follow-up form takes the focus when it opens. One that stayed open beside the form does not.
      const opensFollowUp = isAsked && (id !== followedUpId || editedInPlace !== undefined)
      setFollowedUp(isAsked ? id : undefined)
      if (isAsked && !isMatch(record)) keepShown(id)
      if (opensFollowUp) return closeForm()
      if (closeAndOpenNext()) return
      // A notice in the list says that a new record is hidden.
      const canLeave = record !== undefined && !isAsked && !url.isNew
      const isLeft = canLeave && leaveIfHidden(id, `Saved ${entity.describe(record)}.`)
      if (!isLeft) focus(id)
    },
    closeForm: (id?: string) => {
      closeForm()
      focus(id)
    },
    failure,
  }
  return { context, state }
}

const NONE: readonly Stored<unknown>[] = []

const PAGE_SIZE = 25
/** A phone screen shows two tall cards: 25 would push the rest of the tab a dozen screens down. */
const TALL_CARDS = 8

/** How many records a list shows at once; "Show More" adds as many again. */
function usePageSize(view: ListView, layout: string): number {
  const isTall = layout === 'cards' && !view.isShort
  return useIsPhone() && isTall ? TALL_CARDS : PAGE_SIZE
}
