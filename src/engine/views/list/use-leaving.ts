import { useRef } from 'react'
import { draftOrigin, dropDraft, formName, keepDraft, readDraft } from '../../form/drafts'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { putBackRecord, removeRecord, removeUnchanged } from '../../store/records'
import type { useAttempt } from '../../store/use-attempt'
import { useSaveTogether } from '../../store/use-save-together'
import { announce } from '../../ui/announcer'
import { useIsHere } from '../../use-is-here'
import { forgetGone, rememberGone, useGoneRecords, type Arrival, type Gone } from './gone-records'

interface Options {
  entity: AnyEntity
  records: readonly AnyRecord[]
  /** Says it where a record that leaves, or comes back, is not stored so. */
  attempt: ReturnType<typeof useAttempt>['attempt']
  /** Called once a record is stored as gone. @param next the id of the one after it */
  onGone: (record: AnyRecord, next: string | undefined) => void
  /** Called once one stands where it stood. */
  onBroughtBack: (record: AnyRecord) => void
  nextOf: (record: AnyRecord) => string | undefined
}

/** What becomes of a record that leaves its list, and the way to take that back. */
export function useLeaving(options: Options) {
  const { entity, records, attempt, nextOf } = options
  // What leaves does so once that is stored: with it goes what has the focus.
  const save = useSaveTogether(entity)
  const gone = useGoneRecords(entity.key)
  // It may wait until the list is left.
  const isHere = useIsHere()
  const say = ({ record, arrival }: Pick<Gone, 'record' | 'arrival'>) => {
    const name = entity.describe(record)
    return arrival ? `Moved ${name} to your ${arrival.to.noun[1]}.` : `Deleted ${name}.`
  }

  // It is still shown while it waits, and may be asked to leave once more.
  const leaving = useRef(new Set<string>())
  /** @param arrival what it becomes elsewhere; it is deleted when left out */
  const leave = async (record: AnyRecord, arrival?: Arrival) => {
    const next = nextOf(record)
    const position = records.indexOf(record)
    if (leaving.current.has(record.id)) return
    leaving.current.add(record.id)
    const isGone = await attempt(() =>
      save([
        // There first: a page that is cut off between the two leaves it in both lists.
        ...(arrival ? [{ stored: arrival.to, change: putBackRecord(arrival.record, 0) }] : []),
        { stored: entity, change: removeRecord(record.id) },
      ]),
    )
    leaving.current.delete(record.id)
    if (!isGone) return
    // Its own form, if that is open, goes with it.
    const form = formName(entity.key, record.id)
    const typed = readDraft(form)
    const draft = typed && { typed, origin: draftOrigin(form) }
    rememberGone(entity.key, { record, position, draft, arrival })
    dropDraft(form)
    announce(`${say({ record, arrival })} Undo is at the end of the list.`)
    if (isHere()) options.onGone(record, next)
  }

  const bringBack = async (one: Gone) => {
    const { record, position, draft, arrival } = one
    const isBack = await attempt(() =>
      save([
        { stored: entity, change: putBackRecord(record, position) },
        ...(arrival ? [{ stored: arrival.to, change: removeUnchanged(arrival.record) }] : []),
      ]),
    )
    if (!isBack) return
    forgetGone(entity.key, one)
    if (draft) keepDraft(formName(entity.key, record.id), draft.typed, draft.origin)
    announce(`Brought back ${entity.describe(record)}.`)
    if (isHere()) options.onBroughtBack(record)
  }

  return {
    leave,
    /** What can be brought back, the last one first. */
    gone: gone.map((one) => ({ ...one, said: say(one) })),
    bringBack,
    forgetGone: (one: Gone) => forgetGone(entity.key, one),
  }
}
