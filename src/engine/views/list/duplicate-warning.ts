import type * as z from 'zod/mini'
import type { AnyEntity } from '../../model/entity'

interface Rule<Draft> {
  /** Equal for duplicates; blank while too little is entered to tell. See docs/decisions/0032. */
  key(entered: Partial<Draft>): string
  /** Says that there is such a record already. */
  line(record: Draft): string
  /** The button that opens it. */
  action: string
  /** The `urlPrefix` of that list, if it has one. */
  urlPrefix?: string
}

/** How a form finds that a list on its tab has such a record already, and what it says then. */
export interface DuplicateWarning extends Rule<z.infer<AnyEntity['schema']>> {
  among: AnyEntity
}

/** Looks through a list on the same tab, the form's own or another one. */
export function duplicateWarning<E extends AnyEntity>(
  among: E,
  rule: Rule<z.infer<NoInfer<E>['schema']>>,
): DuplicateWarning
export function duplicateWarning(
  among: AnyEntity,
  rule: Omit<DuplicateWarning, 'among'>,
): DuplicateWarning {
  return { ...rule, among }
}
