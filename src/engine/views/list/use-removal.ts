import { useEffect, useRef, useState } from 'react'
import { formName, keepDraft, extractDraft } from '../../form/drafts'
import type { Draft } from '../../form/drafts-storage'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import type { Values } from '../../model/field'
import { removeRecord, findRecord } from '../../store/records'
import type { Updates } from '../../store/changes'
import { undoUpdates } from '../../store/undo'
import type { useAttempt } from '../../store/use-attempt'
import { useSaveTogether } from '../../store/use-save'
import { announce } from '../../announcer'
import { useIsMounted } from '../../use-is-mounted'
import { useStable } from '../../use-stable'
import {
  forgetRemoved,
  rememberRemoved,
  useRemovedRecords,
  type RemovedRecord,
} from './removed-records'

interface Options {
  entity: AnyEntity
  /** Shows a message if removing or restoring a record could not be stored. */
  attemptFor: ReturnType<typeof useAttempt>['attemptFor']
  /** Called once the removal of a record is stored. @param next the id of the record after it */
  onRemoved: (record: AnyRecord, next: string | undefined) => void
  /** Called once a record is restored. @param hasDraft whether its form has unsaved text again */
  onRestored: (record: AnyRecord, hasDraft: boolean) => void
  /** The id of the record after this one. */
  nextOf: (record: AnyRecord) => string | undefined
}

/** A move of a record to another list. */
interface Move {
  to: AnyEntity
  updates: Updates<readonly AnyRecord[]>
}

/** Removes records from their list, by deleting them or moving them to another list, and restores them. */
export function useRemoval(options: Options) {
  const { entity, attemptFor, nextOf } = options
  // Not optimistic: the record, which may have the focus, disappears only once its removal is stored.
  const save = useSaveTogether(entity)
  const removed = useRemovedRecords(entity.key)
  // A write may end after the list is unmounted.
  const isMounted = useIsMounted()
  const messageOf = ({ record, destination }: Pick<RemovedRecord, 'record' | 'destination'>) => {
    const name = entity.describe(record)
    return destination ? `Moved ${name} to your ${destination.noun[1]}.` : `Deleted ${name}.`
  }

  // A record is still shown until its removal is stored, so the user may press again.
  const removing = useRef(new Set<string>())
  /** @param move moves the record to another list; without it the record is deleted */
  const remove = useStable(async (shown: AnyRecord, move?: Move) => {
    const { id } = shown
    const next = nextOf(shown)
    if (removing.current.has(id)) return
    removing.current.add(id)
    const deletion = [{ stored: entity, change: removeRecord<Values>(id) }]
    const stored = await attemptFor(() => save(move?.updates ?? deletion))
    removing.current.delete(id)
    if (!stored) return
    const own = stored.result.find((one) => one.stored === entity)
    const record = findRecord(own?.before ?? [], id)
    // The draft of the record's form goes too, and is kept for the undo unless it moves with the record.
    const draft = extractDraft(formName(entity.key, id))
    const there = stored.result.find((one) => one.stored === move?.to)
    const draftMovedTo =
      draft && move && there && canFollow(draft, id, move.to, there.before)
        ? formName(move.to.key, id)
        : undefined
    if (draft && draftMovedTo) keepDraft(draftMovedTo, draft.typed, draft.origin)
    if (record) {
      rememberRemoved(entity.key, {
        record,
        undo: undoUpdates(stored.result),
        draft,
        draftMovedTo,
        destination: move?.to,
      })
      announce(`${messageOf({ record, destination: move?.to })} Undo is at the end of the list.`)
    } else announce(deletedElsewhere(entity, shown))
    if (isMounted()) options.onRemoved(shown, next)
  })

  const restore = async (one: RemovedRecord) => {
    const { record, undo, draftMovedTo } = one
    if (!(await attemptFor(() => save(undo)))) return
    forgetRemoved(entity.key, one)
    const draft = draftMovedTo ? extractDraft(draftMovedTo) : one.draft
    if (draft) keepDraft(formName(entity.key, record.id), draft.typed, draft.origin)
    announce(`Brought back ${entity.describe(record)}.`)
    if (isMounted()) options.onRestored(record, draft !== undefined)
  }

  return {
    remove,
    /** Whether this list is removing a record, which it announces itself. */
    isRemoving: (id: string) => removing.current.has(id),
    /** The records that can be restored, the last removed first. */
    removed: removed.map((one) => ({ ...one, message: messageOf(one) })),
    restore,
    dismiss: (one: RemovedRecord) => forgetRemoved(entity.key, one),
  }
}

/**
 * Whether a draft can move with its record: the other form has its fields, and no record had this id there. A record
 * that had it may be a different one.
 */
const canFollow = (draft: Draft, id: string, to: AnyEntity, before: readonly AnyRecord[]) =>
  !findRecord(before, id) && Object.keys(draft.typed).every((field) => field in to.fields)

const deletedElsewhere = (entity: AnyEntity, record: AnyRecord) =>
  `${entity.describe(record)} was deleted in another tab already.`

interface DeletionOptions extends Pick<ReturnType<typeof useRemoval>, 'remove' | 'isRemoving'> {
  entity: AnyEntity
  records: readonly AnyRecord[]
  /** Moves the focus to the list's heading if called without an id. */
  focus: (id: string | undefined) => void
}

/** Asks for confirmation before a record is deleted. */
export function useDeletion({ entity, records, remove, isRemoving, focus }: DeletionOptions) {
  const [request, setRequest] = useState<{ id: string; isRemoving: boolean }>()
  const toDelete = findRecord(records, request?.id)
  const [lastToDelete, setLastToDelete] = useState(toDelete)
  if (toDelete && toDelete !== lastToDelete) setLastToDelete(toDelete)
  /** Set when the record to confirm disappears. It has no record if this list deletes it and announces that itself. */
  const [ended, setEnded] = useState<{ record: AnyRecord | undefined }>()
  if (request && toDelete === undefined) {
    // If that tab brings the record back, the dialog must not open again.
    setRequest(undefined)
    setEnded({
      record: lastToDelete?.id === request.id && !request.isRemoving ? lastToDelete : undefined,
    })
  }
  useEffect(() => {
    if (!ended) return
    if (ended.record) announce(deletedElsewhere(entity, ended.record))
    focus(undefined)
  }, [entity, ended, focus])
  return {
    /** The record to confirm. Found by id, because a write in another tab replaces all record objects. */
    toDelete,
    askToDelete: useStable((id: string) => setRequest({ id, isRemoving: isRemoving(id) })),
    cancel: () => setRequest(undefined),
    confirm: (record: AnyRecord) => {
      setRequest(undefined)
      return remove(record)
    },
  }
}
