import { useCallback, useMemo, useState } from 'react'
import type { AnyRecord } from '../../model/entity'
import type { Stored } from '../../model/stored'
import { findRecord } from '../../store/records'
import { useRepository } from '../../store/RepositoryProvider'
import { useChange } from '../../store/use-change'
import { useStored, useStoredValues } from '../../store/use-stored'
import { expireRemoved } from './removed-records'
import type { ListView } from './list-view'
import { useChildForms } from './use-child-forms'
import { useFieldChange } from './use-field-change'
import { useDeletion, useRemoval } from './use-removal'
import { useListUrl } from './use-list-url'
import { useListLook } from './use-list-look'
import { useListPage, useListPosition } from './use-list-page'
import { useNarrowedRecords } from './use-narrowed-records'
import { useRecordForm } from './use-record-form'
import { useRenderedRecords } from './use-rendered-records'
import { useShallowSame, useStable } from '../../use-stable'
import { useToday } from '../../use-today'
import { announce } from '../../announcer'
import { NEW_ID } from '../../model/record-id'

/**
 * The state and the actions of a list, for all of its layouts. See docs/decisions/0019.
 * @param focus moves the focus to a record, or to the list's heading if the record is not shown
 * @returns `context`, which is stable while the list is open, unless the day or a joined value changes; and `state`,
 * which is new at each render
 */
export function useList(view: ListView, focus: (id: string | undefined) => void) {
  const { entity, config } = view
  const repository = useRepository()
  const today = useToday()
  const records = useStored(entity)
  const url = useListUrl(view)
  const look = useListLook(view, url)
  const { customLayout, order } = look
  const isCards = look.layout === 'cards'
  const position = useListPosition(url, view, look.layout)
  const { search } = position
  const { failure, change, attemptFor } = useChange(entity)
  /** The record that was added last, until it is shown. */
  const [addedId, setAddedId] = useState<string>()
  const added = findRecord(records, addedId)
  const childForms = useChildForms(view, records, url)
  const { followUpId, setFollowUpId } = childForms

  const groups = useMemo(
    () => (customLayout ? customLayout.groups(entity) : config.sections),
    [customLayout, entity, config],
  )
  const narrowed = useNarrowedRecords(view, records, {
    search,
    filters: url.filters,
    order,
    groups,
    today,
  })
  const { matching, isMatch } = narrowed
  const paging = useListPage({ matching, groups, customLayout, position, focus })
  const { closeForm, closeAndOpenNext, ...form } = useRecordForm(entity, records, url)
  const editedInPlace = customLayout ? undefined : form.edited
  const { rendered, keepShown, isPinned, isKept, withHiddenDrafts } = useRenderedRecords({
    records,
    matching,
    page: paging.page,
    narrowing: { search, filters: url.filters },
    isCards,
    childForms,
    edited: form.edited,
    editedInPlace,
    added,
  })
  const isAddedShown = added !== undefined && (matching.includes(added) || isPinned(added))
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
      if (hasDraft && !form.isOpen) url.open(id)
      else focus(id)
    },
  })

  const fieldChange = useFieldChange({
    entity,
    records,
    change,
    keepPlace: narrowed.keepPlace,
    sectionTitleOf: (record) =>
      isPinned(record) || isMatch(record)
        ? (groups?.find(({ has }) => has(record))?.title ?? '')
        : undefined,
    nextOf,
    focus,
  })

  const choose = useStable(async (record: AnyRecord, field: string, value: string) => {
    const opensFollowUp = childForms.isOpenedBy(field, value)
    if (opensFollowUp || record.id === followUpId)
      setFollowUpId(opensFollowUp ? record.id : undefined)
    if (opensFollowUp) keepShown(record.id)
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
    const stays = isCards && (isKept(id) || childForms.hasUnsavedText(id))
    if (!record || stays || isMatch(record)) return false
    const hidden = `Your filters hide ${entity.describe(record)} now.`
    announce(
      announcement ? `${announcement} ${hidden}` : hidden,
      announcement ? 'Saved' : undefined,
    )
    const index = rendered.findIndex((one) => one.id === id)
    focus(index === -1 ? undefined : rendered[index + 1]?.id)
    return true
  })
  const closeFollowUp = useStable((id: string, announcement?: string) => {
    setFollowUpId(undefined)
    if (!leaveIfHidden(id, announcement)) focus(id)
  })
  const { joins } = config
  const values = useStoredValues(joins?.of ?? NONE)
  const joined = useCallback(
    (record: AnyRecord) => joins?.join(record, values) ?? record,
    [joins, values],
  )
  const context = useShallowSame({
    ...view,
    /** The local day. */
    today,
    /** The record as warnings, flags and notes read it, with what the list joins to it. */
    joined,
    /** Moves the focus to a record, or to the list's heading if the record is not shown. */
    focus,
    /** Opens the form of a record. */
    openRecord: url.open,
    askToDelete,
    toggle: fieldChange.toggle,
    choose,
    remove,
    /** Opens a record's follow-up form, as changing its status does. */
    openFollowUp: setFollowUpId,
    closeFollowUp,
    /** Keeps a record on the page, even if the change that follows makes the filters hide it. */
    keepShown,
    /**
     * Called when a form of a record closes: its own, a child form or a follow-up form. If the filters now hide the
     * record, this says so and moves the focus to the next one. See docs/decisions/0019.
     * @param announcement what the save has announced; this one repeats it
     * @returns whether the filters hide the record
     */
    leaveIfHidden,
  })

  const state = {
    records,
    groups,
    matching,
    isMatch,
    /** The records to render: a page of those that match, and those with an open form. */
    rendered,
    /** The records with unsaved text in a child form that the layout does not show. */
    withHiddenDrafts,
    count: narrowed.count,
    /** The record with a follow-up form, where that is open. */
    followUpId,
    change,
    failure,
    /** What the user searches and filters. */
    narrowing: {
      search,
      setSearch: position.setSearch,
      rememberPosition: position.remember,
      filters: narrowed.filters,
      setFilter: url.setFilter,
      computedFilter: narrowed.computedFilter,
      clear: () => {
        position.clear()
        // The button that was pressed is about to disappear.
        focus(undefined)
      },
    },
    look,
    paging: {
      /** How many matching records are not rendered. */
      hidden: paging.hiddenBeside(rendered),
      unprinted: paging.unprinted,
      showMore: () => paging.showMore(rendered),
    },
    form: {
      ...form,
      /** The record whose form replaces it in the list. */
      editedInPlace,
      /** The values that the URL sets in the empty form. */
      prefilled: url.prefilledIn(entity.fields),
      openNew: () => {
        setAddedId(undefined)
        url.open(NEW_ID)
      },
      onSaved: (id: string) => {
        expireRemoved(entity.key)
        if (url.isNew) setAddedId(id)
        const record = findRecord(repository.load(entity), id)
        const needsAnswer = record !== undefined && childForms.needsAnswer(record)
        // A follow-up form takes the focus when it opens. One that stayed open beside the form does not.
        const opensFollowUp = needsAnswer && (id !== followUpId || editedInPlace !== undefined)
        setFollowUpId(needsAnswer ? id : undefined)
        if (needsAnswer && !isMatch(record)) keepShown(id)
        if (opensFollowUp) return closeForm()
        if (closeAndOpenNext()) return
        // A notice in the list says that a new record is hidden.
        const canLeave = record !== undefined && !needsAnswer && !url.isNew
        const isLeft = canLeave && leaveIfHidden(id, `Saved ${entity.describe(record)}.`)
        if (!isLeft) focus(id)
      },
      cancel: (id: string | undefined) => {
        closeForm()
        focus(id)
      },
    },
    added: {
      /** Whether search or filters have hidden the record that was just added since it was saved. */
      isHidden: narrowed.isNarrowed && added !== undefined && !isAddedShown,
      show: () => {
        position.clear()
        focus(addedId)
      },
    },
    removal,
    deletion,
  }
  return { context, state }
}

const NONE: readonly Stored<unknown>[] = []
