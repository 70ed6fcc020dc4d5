import { calendarDay } from '../../calendar-day'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import type { Values } from '../../model/field'
import { addRecord, newId, removeRecord } from '../../store/records'
import type { useAttempt } from '../../store/use-attempt'
import { useSave } from '../../store/use-save'
import { announce } from '../../ui/announcer'
import { useStable } from '../../use-stable'
import type { AnyListConfig } from './list-view'

interface Options {
  entity: AnyEntity
  move: AnyListConfig['card']['move']
  attempt: ReturnType<typeof useAttempt>['attempt']
  /** Called once a record is in the other list and gone from this one. */
  onMoved: (record: AnyRecord) => void
}

/**
 * Moves a record to another list. There first and from here second: where that ends between the two, it
 * stands in both, and the next press only finishes.
 */
export function useMoving({ entity, move, attempt, onMoved }: Options) {
  const save = useSave(entity)
  const saveThere = useSave(move?.to ?? entity)
  return useStable(async (record: AnyRecord) => {
    if (!move) return
    const now = new Date()
    const draft = move.as(record, calendarDay(now))
    const isMoved = await attempt(async () => {
      await saveThere(addOnce(move.to, record, draft, now))
      await save(removeRecord(record.id))
    })
    if (!isMoved) return
    announce(`Moved ${entity.describe(record)} to your ${move.to.noun[1]}.`, 'Saved')
    onMoved(record)
  })
}

/** One that a move has added before it was cut off has the same id and name. */
function addOnce(to: AnyEntity, { id }: AnyRecord, draft: Values, now: Date) {
  return (list: readonly AnyRecord[]) => {
    const other = list.find((record) => record.id === id)
    if (other && to.describe(other) === to.describe(draft)) return list
    return addRecord(to, draft, now, other ? newId(list, now) : id)(list)
  }
}
