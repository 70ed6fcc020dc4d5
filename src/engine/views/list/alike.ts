import type * as z from 'zod/mini'
import type { AnyEntity } from '../../model/entity'

interface Rule<Draft> {
  /** What those that are alike have in common; blank where that is not told yet. */
  key(entered: Partial<Draft>): string
  /** Says that there is such a record already. */
  line(record: Draft): string
  /** The button that opens it. */
  action: string
  /** What stands before the names of that list in the address, where something does. */
  address?: string
}

/** How a form finds that a list on its tab has such a record already. */
export interface Alike extends Rule<z.infer<AnyEntity['schema']>> {
  among: AnyEntity
}

/** Looks through a list on the same tab, the form's own or another one. */
export function alikeIn<E extends AnyEntity>(
  among: E,
  rule: Rule<z.infer<NoInfer<E>['schema']>>,
): Alike
export function alikeIn(among: AnyEntity, rule: Omit<Alike, 'among'>): Alike {
  return { ...rule, among }
}
