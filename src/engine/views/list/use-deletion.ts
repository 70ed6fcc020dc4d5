import { useRef, useState } from 'react'
import { draftOrigin, dropDraft, formName, keepDraft, readDraft } from '../../form/drafts'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { putBackRecord, removeRecord } from '../../store/records'
import type { useAttempt } from '../../store/use-attempt'
import { useSave } from '../../store/use-save'
import { announce } from '../../ui/announcer'
import { useIsHere } from '../../use-is-here'
import { forgetDeleted, rememberDeleted, useDeletedRecords, type Deleted } from './deleted-records'
import { findRecord } from './find-record'

interface Options {
  entity: AnyEntity
  records: readonly AnyRecord[]
  /** Says it where a delete, or taking one back, is not stored. */
  attempt: ReturnType<typeof useAttempt>['attempt']
  /** Called once a record is stored as deleted. @param next the id of the one after it */
  onRemoved: (record: AnyRecord, next: string | undefined) => void
  /** Called once one stands where it stood. */
  onBroughtBack: (record: AnyRecord) => void
  nextOf: (record: AnyRecord) => string | undefined
}

/** The question before a record is deleted, the delete, and the ways to take it back. */
export function useDeletion(options: Options) {
  const { entity, records, attempt, nextOf } = options
  // What was deleted leaves once that is stored: with it goes what has the focus.
  const save = useSave(entity)
  const [askedId, setAskedId] = useState<string>()
  const deleted = useDeletedRecords(entity.key)
  // A delete may wait until its list is left.
  const isHere = useIsHere()

  // It is still shown while it waits, and may be deleted once more.
  const leaving = useRef(new Set<string>())
  const remove = async (record: AnyRecord) => {
    const next = nextOf(record)
    const position = records.indexOf(record)
    setAskedId(undefined)
    if (leaving.current.has(record.id)) return
    leaving.current.add(record.id)
    const isRemoved = await attempt(() => save(removeRecord(record.id)))
    leaving.current.delete(record.id)
    if (!isRemoved) return
    // Its own form, if that is open, goes with it.
    const form = formName(entity.key, record.id)
    const typed = readDraft(form)
    const draft = typed && { typed, origin: draftOrigin(form) }
    rememberDeleted(entity.key, { record, position, draft })
    dropDraft(form)
    announce(`Deleted ${entity.describe(record)}. Undo is at the end of the list.`)
    if (isHere()) options.onRemoved(record, next)
  }

  const bringBack = async (one: Deleted) => {
    const { record, position, draft } = one
    if (!(await attempt(() => save(putBackRecord(record, position))))) return
    forgetDeleted(entity.key, one)
    if (draft) keepDraft(formName(entity.key, record.id), draft.typed, draft.origin)
    announce(`Brought back ${entity.describe(record)}.`)
    if (isHere()) options.onBroughtBack(record)
  }

  return {
    /** The record that the question is about. By its id: a write of another tab makes new objects of all. */
    toDelete: findRecord(records, askedId),
    askToDelete: setAskedId,
    cancelDelete: () => setAskedId(undefined),
    remove,
    deleted,
    bringBack,
    forgetDeleted: (one: Deleted) => forgetDeleted(entity.key, one),
  }
}
