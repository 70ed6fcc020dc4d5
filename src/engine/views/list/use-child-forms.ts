import { useState } from 'react'
import { calendarDay } from '../../calendar-day'
import { childFormPrefix, findDraftSuffix } from '../../form/drafts'
import { useRecordsWithChildForms } from '../../form/use-records-with-child-forms'
import type { AnyRecord } from '../../model/entity'
import { findRecord } from '../../store/records'
import type { ListView } from './list-view'
import type { useListUrl } from './use-list-url'

/**
 * The child forms in a list: the one that the URL requests, those with unsaved text, and the follow-up form, which asks
 * about a record that was just changed. At most one follow-up form is open.
 */
export function useChildForms(
  { entity, extensions }: ListView,
  records: readonly AnyRecord[],
  { valueOf }: Pick<ReturnType<typeof useListUrl>, 'valueOf'>,
) {
  const field = extensions.find(({ card }) => card?.childField)?.card?.childField
  const requested = field ? findRecord(records, valueOf(field)) : undefined
  const withDrafts = useRecordsWithChildForms(entity, field, records)
  const followUps = extensions.flatMap(({ card }) => card?.followUp ?? [])
  const needsAnswer = (record: AnyRecord) =>
    followUps.some((form) => form.needsAnswer(record, calendarDay()))
  const [followUpId, setFollowUpId] = useState(
    () =>
      // The form that the URL requests shows its text itself.
      withDrafts.find(
        (record) =>
          record !== requested &&
          followUps.some(
            (form) => form.hasDraft(entity, record) && form.needsAnswer(record, calendarDay()),
          ),
      )?.id,
  )
  return {
    /** The record whose child form the URL requests. */
    requested,
    /** The records with unsaved text in a child form. */
    withDrafts,
    /** The id of the record that shows its follow-up form. That opens with the list if it has unsaved text. */
    followUpId,
    /** Opens the follow-up form of a record, or closes it. */
    setFollowUpId,
    /** Whether setting a field to this value opens a follow-up form. */
    isOpenedBy: (changed: string, value: string) =>
      followUps.some((form) => form.isOpenedBy(changed, value)),
    /** Whether a record needs an answer. */
    needsAnswer,
    /** Whether a child form of the record has unsaved text. */
    hasUnsavedText: (id: string) =>
      field !== undefined && findDraftSuffix(childFormPrefix(entity.key, field, id)) !== undefined,
  }
}
