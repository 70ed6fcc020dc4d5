import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { useSearchValues } from '@/engine/url/use-search-values'
import type { AnyEntity } from '@/engine/model/entity'
import type { Scalars } from '@/engine/model/field'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { Notice } from '@/engine/ui/Notice'
import type { ListExtension } from '@/engine/views/list/extension'
import { useListContext } from '@/engine/views/list/list-context'
import { FORM, nameIn } from '@/engine/url/form-url'

/** How a form finds a duplicate in a list, and the texts of its warning. */
interface DuplicateRule<Draft> {
  /** Equal for duplicates; blank while too little is entered to tell. See docs/decisions/0032. */
  key(entered: Partial<Draft>): string
  /** The sentence of the warning. */
  line(record: Draft): string
  /** Label of the button that opens the duplicate. */
  action: string
  /** The `urlPrefix` of that list, if it has one. */
  urlPrefix?: string
}

interface DuplicateWarning extends DuplicateRule<z.infer<AnyEntity['schema']>> {
  among: AnyEntity
}

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
 * Warns in the form, while a user types, that there is such a record already. A save is never refused.
 * @param after the field under which the warnings show, so that they are in sight on a phone
 */
export function duplicates<E extends AnyEntity>(
  warnings: readonly DuplicateWarning[],
  after: keyof E['fields'] & string,
): ListExtension<E>
export function duplicates(warnings: readonly DuplicateWarning[], after: string): ListExtension {
  return { form: { after, Notice: (props) => <DuplicateNotice rules={warnings} {...props} /> } }
}

interface Props {
  rules: readonly DuplicateWarning[]
  /** The values in the form. */
  entered: Scalars
  /** The id of the record in the form. It is no duplicate of itself, even while it is being saved. */
  recordId: string | undefined
}

/**
 * Warns about duplicates, each with a button that opens it. If it is in the other list, this form stays open.
 * If it is in the same list, this form closes, and the typed text stays as a draft.
 */
function DuplicateNotice({ rules, entered, recordId }: Props) {
  const { entity } = useListContext()
  const { change } = useSearchValues()
  // Render the live region while it is empty: screen readers announce only later changes.
  return (
    <div aria-live="polite">
      {rules.map((rule) => (
        <DuplicateRecord
          key={rule.among.key}
          rule={rule}
          entered={entered}
          ownId={rule.among === entity ? recordId : undefined}
          onOpen={(id) => change({ [nameIn(rule.urlPrefix)(FORM)]: id })}
        />
      ))}
    </div>
  )
}

interface RecordProps extends Pick<Props, 'entered'> {
  rule: DuplicateWarning
  /** Excluded from the search: the record in the form. */
  ownId: string | undefined
  onOpen: (id: string) => void
}

function DuplicateRecord({ rule, entered, ownId, onOpen }: RecordProps) {
  const records = useStored(rule.among)
  const key = rule.key(entered)
  const other = useMemo(
    () =>
      key === ''
        ? undefined
        : records.find((record) => record.id !== ownId && rule.key(record) === key),
    [rule, records, key, ownId],
  )
  if (!other) return null
  return (
    <div className="mt-4">
      <Notice>
        <p>{rule.line(other)}</p>
        <Button variant="secondary" className="mt-2" onClick={() => onOpen(other.id)}>
          {rule.action}
        </Button>
      </Notice>
    </div>
  )
}
