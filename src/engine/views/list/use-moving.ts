import type { AnyEntity, AnyRecord } from '../../model/entity'
import { relocation } from '../../store/leave-list'
import { useStable } from '../../use-stable'
import type { AnyListConfig } from './list-view'
import type { useLeaving } from './use-leaving'

/** Moves a record to another list, where the list has a button for it. */
export function useMoving(
  entity: AnyEntity,
  move: AnyListConfig['card']['move'],
  leave: ReturnType<typeof useLeaving>['leave'],
) {
  return useStable(async (record: AnyRecord) => {
    if (move) await leave(record, { to: move.to, updates: relocation(entity, record.id, move) })
  })
}
