import { useRef, useState } from 'react'
import { draftOrigin, dropDraft, formName, keepDraft, readDraft } from '../../form/drafts'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import type { Values } from '../../model/field'
import { undoOf } from '../../store/leave-list'
import { removeRecord, findRecord } from '../../store/records'
import type { Updates } from '../../store/changes'
import type { useAttempt } from '../../store/use-attempt'
import { useSaveTogether } from '../../store/use-save-together'
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
  /** Says it where a record that leaves, or comes back, is not stored so. */
  attemptFor: ReturnType<typeof useAttempt>['attemptFor']
  /** Called once a record is stored as gone. @param next the id of the one after it */
  onGone: (record: AnyRecord, next: string | undefined) => void
  /** Called once another one is in its place. */
  onBroughtBack: (record: AnyRecord) => void
  nextOf: (record: AnyRecord) => string | undefined
}

/** A move of a record to another list. */
interface Move {
  to: AnyEntity
  updates: Updates<readonly AnyRecord[]>
}

/** What becomes of a record that leaves its list, and the way to take that back. */
export function useLeaving(options: Options) {
  const { entity, attemptFor, nextOf } = options
  // What leaves does so once that is stored: with it goes what has the focus.
  const save = useSaveTogether(entity)
  const gone = useRemovedRecords(entity.key)
  // It may wait until the list is left.
  const isMounted = useIsMounted()
  const say = ({ record, destination }: Pick<RemovedRecord, 'record' | 'destination'>) => {
    const name = entity.describe(record)
    return destination ? `Moved ${name} to your ${destination.noun[1]}.` : `Deleted ${name}.`
  }

  // It is still shown while it waits, and may be asked to leave once more.
  const leaving = useRef(new Set<string>())
  /** @param move takes it to another list; it is deleted when left out */
  const leave = useStable(async (drawn: AnyRecord, move?: Move) => {
    const { id } = drawn
    const next = nextOf(drawn)
    if (leaving.current.has(id)) return
    leaving.current.add(id)
    const deletion = [{ stored: entity, change: removeRecord<Values>(id) }]
    const stored = await attemptFor(() => save(move?.updates ?? deletion))
    leaving.current.delete(id)
    if (!stored) return
    // Its own form, if that is open, goes with it.
    const form = formName(entity.key, id)
    const typed = readDraft(form)
    const draft = typed && { typed, origin: draftOrigin(form) }
    const own = stored.result.find((one) => one.stored === entity)
    const record = findRecord(own?.before ?? [], id)
    if (record) {
      rememberRemoved(entity.key, {
        record,
        undo: undoOf(stored.result),
        draft,
        destination: move?.to,
      })
      announce(`${say({ record, destination: move?.to })} Undo is at the end of the list.`)
    } else announce(`${entity.describe(drawn)} was deleted in another tab already.`)
    dropDraft(form)
    if (isMounted()) options.onGone(drawn, next)
  })

  const bringBack = async (one: RemovedRecord) => {
    const { record, undo, draft } = one
    if (!(await attemptFor(() => save(undo)))) return
    forgetRemoved(entity.key, one)
    if (draft) keepDraft(formName(entity.key, record.id), draft.typed, draft.origin)
    announce(`Brought back ${entity.describe(record)}.`)
    if (isMounted()) options.onBroughtBack(record)
  }

  return {
    leave,
    /** What can be brought back, the last one first. */
    gone: gone.map((one) => ({ ...one, message: say(one) })),
    bringBack,
    forgetGone: (one: RemovedRecord) => forgetRemoved(entity.key, one),
  }
}

/** The question before a record is deleted, and the delete. */
export function useDeletion(
  records: readonly AnyRecord[],
  leave: ReturnType<typeof useLeaving>['leave'],
) {
  const [askedId, setAskedId] = useState<string>()
  return {
    /** The record that the question is about. By its id: a write of another tab makes new objects of all. */
    toDelete: findRecord(records, askedId),
    askToDelete: setAskedId,
    cancelDelete: () => setAskedId(undefined),
    remove: (record: AnyRecord) => {
      setAskedId(undefined)
      return leave(record)
    },
  }
}
