import type * as z from 'zod/mini'
import type { AnyEntity } from '@/engine/model/entity'
import type { ListExtension } from '@/engine/views/list/extension'
import { DuplicateNotice, type DuplicateRule, type DuplicateWarning } from './DuplicateNotice'

/**
 * A warning about a record that a list on the same tab has already.
 * @param among the form's own list or another one
 */
export function duplicateWarning<E extends AnyEntity>(
  among: E,
  rule: DuplicateRule<z.infer<NoInfer<E>['schema']>>,
): DuplicateWarning
export function duplicateWarning(
  among: AnyEntity,
  rule: Omit<DuplicateWarning, 'among'>,
): DuplicateWarning {
  return { ...rule, among }
}

/**
 * Warns in the form, while a person types, that there is such a record already. A save is never refused.
 * @param after the field under which the warnings show, so that they are in sight on a phone
 */
export function duplicates<E extends AnyEntity>(
  warnings: readonly DuplicateWarning[],
  after: keyof E['fields'] & string,
): ListExtension<E>
export function duplicates(warnings: readonly DuplicateWarning[], after: string): ListExtension {
  return { form: { after, Notice: (props) => <DuplicateNotice rules={warnings} {...props} /> } }
}
