import { useCallback, useMemo, useState } from 'react'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { orderRecords, type Order } from './order-records'

type Held = ReadonlyMap<string, AnyRecord>
const NONE: Held = new Map()

/**
 * The records in the order that was asked for. One that is changed where it is shown keeps its place until
 * another order is asked for: nothing moves away from under a finger.
 */
export function useOrderedRecords(
  records: readonly AnyRecord[],
  order: Order | undefined,
  fields: AnyEntity['fields'],
) {
  const [{ heldIn, held }, setHeld] = useState({ heldIn: order, held: NONE })
  if (heldIn !== order) setHeld({ heldIn: order, held: NONE })
  const ordered = useMemo(() => {
    if (held.size === 0) return orderRecords(records, order, fields)
    const now = new Map(records.map((record) => [record.id, record]))
    const before = records.map((record) => held.get(record.id) ?? record)
    return orderRecords(before, order, fields).flatMap(({ id }) => now.get(id) ?? [])
  }, [records, order, fields, held])
  /** Keeps the place of a record that is about to change. */
  const hold = useCallback((record: AnyRecord) => {
    setHeld((last) => {
      if (!last.heldIn || last.held.has(record.id)) return last
      return { ...last, held: new Map(last.held).set(record.id, record) }
    })
  }, [])
  return { ordered, hold }
}
