import { calendarDay } from '../../calendar-day'
import type { AnyRecord } from '../../model/entity'
import { newId, newRecord } from '../../store/records'
import { useRepository } from '../../store/RepositoryProvider'
import { useStable } from '../../use-stable'
import type { AnyListConfig } from './list-view'
import type { useLeaving } from './use-leaving'

type Move = NonNullable<AnyListConfig['card']['move']>

/** Moves a record to another list, where the list has a button for it. */
export function useMoving(
  move: AnyListConfig['card']['move'],
  leave: ReturnType<typeof useLeaving>['leave'],
) {
  const repository = useRepository()
  return useStable(async (record: AnyRecord) => {
    if (!move) return
    const there = repository.load(move.to)
    await leave(record, { to: move.to, record: movedRecord(move, record, there) })
  })
}

/**
 * What a record is in the other list, under its id. It is there already where a move before this one was cut
 * off: then this one only finishes.
 */
function movedRecord(
  { to, as }: Move,
  record: AnyRecord,
  there: readonly AnyRecord[],
  now = new Date(),
): AnyRecord {
  const draft = as(record, calendarDay(now))
  const other = there.find(({ id }) => id === record.id)
  if (other && to.describe(other) === to.describe(draft)) return other
  return newRecord(to, draft, other ? newId(there, now) : record.id, now)
}
