import type * as z from 'zod/mini'
import type { AnyEntity, Recorded } from '@/engine/model/entity'
import type { Choice } from '@/engine/views/list/list-view'

interface Config<Draft> {
  label: string
  action: string
  /** What else the change does; shown beside the button. */
  hint?: string
  /** Writes the reason into a record in which the field was set. */
  annotate?(changed: Recorded<Draft>): Recorded<Draft>
}

/** A field, and the values to choose from. */
type Values<Draft, Field extends keyof Draft> = {
  [Key in Field]: { field: Key; values: readonly (Draft[Key] & string)[] }
}[Field]

/** One field that is set in several records. */
export type BulkEdit<E extends AnyEntity> = Config<z.infer<E['schema']>> &
  Values<z.infer<E['schema']>, Choice<E['fields']> & keyof z.infer<E['schema']>>

export interface AnyBulkEdit extends Config<z.infer<AnyEntity['schema']>> {
  field: string
  values: readonly string[]
}
