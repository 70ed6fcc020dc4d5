import type * as z from 'zod/mini'
import type { CalendarDay } from '@/engine/calendar-day'
import type { AnyEntity } from '@/engine/model/entity'
import { lazyPart } from '@/engine/ui/lazy-part'
import type { ListExtension } from '@/engine/views/list/extension'
import type { AnyBulkEdit, BulkEdit } from './BulkEditForm'

/** Shows nothing until its filter is on, so it has no placeholder while it loads. */
const BulkEditForm = lazyPart(
  () => import('./BulkEditForm'),
  () => null,
)

interface Condition<Draft> {
  label: string
  /** @param today the local day; the list renders again when it ends */
  applies(record: Draft, today: CalendarDay): boolean
}

/**
 * A filter by a condition, and one change for all records that it shows, with one Undo.
 * @param name the filter's value in the URL
 */
export function bulkEdit<E extends AnyEntity>(
  name: string,
  condition: Condition<z.infer<E['schema']>>,
  edit: BulkEdit<E>,
): ListExtension<E>
export function bulkEdit(
  name: string,
  condition: Condition<z.infer<AnyEntity['schema']>>,
  edit: AnyBulkEdit,
): ListExtension {
  return { filter: { name, ...condition }, Notice: () => <BulkEditForm name={name} edit={edit} /> }
}
