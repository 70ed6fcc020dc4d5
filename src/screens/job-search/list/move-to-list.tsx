import type * as z from 'zod/mini'
import type { CalendarDay } from '@/engine/calendar-day'
import type { AnyEntity, AnyRecord } from '@/engine/model/entity'
import type { Values } from '@/engine/model/field'
import { moveUpdates } from '@/engine/store/leave-list'
import { Button } from '@/engine/ui/Button'
import type { ListExtension } from '@/engine/views/list/extension'
import { useListContext } from '@/engine/views/list/list-context'

interface Move<Draft> {
  label: string
  to: AnyEntity
  /** Converts a record to the fields of the other list. @param today the local day */
  as(record: Draft, today: CalendarDay): Values
}
type AnyMove = Move<z.infer<AnyEntity['schema']>>

/** A button on each card that moves the record to another list, under its id. */
export function moveToList<E extends AnyEntity>(move: Move<z.infer<E['schema']>>): ListExtension<E>
export function moveToList(move: AnyMove): ListExtension {
  return { card: { Foot: ({ record }) => <MoveButton move={move} record={record} /> } }
}

function MoveButton({ move, record }: { move: AnyMove; record: AnyRecord }) {
  const { entity, remove } = useListContext()
  return (
    <Button
      data-no-print
      aria-label={`${move.label}: ${entity.describe(record)}`}
      onClick={() =>
        void remove(record, { to: move.to, updates: moveUpdates(entity, record.id, move) })
      }
    >
      {move.label}
    </Button>
  )
}
