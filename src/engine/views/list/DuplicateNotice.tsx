import { useMemo } from 'react'
import { useSearchValues } from '../../address/use-search-values'
import type { AnyEntity } from '../../model/entity'
import type { Scalars } from '../../model/field'
import { useStored } from '../../store/use-stored'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import type { DuplicateWarning } from './duplicate-warning'
import { FORM, nameIn } from './list-parts'

interface Props {
  rules: readonly DuplicateWarning[]
  /** What the form holds. */
  entered: Scalars
  /** The list of the form, as the address calls it, and the id of the record that is edited there. */
  form: { entity: AnyEntity; address: string | undefined; id: string | undefined }
}

/** Says that there is such a record already, with the way to it. What is typed stays as a draft. */
export function DuplicateNotice({ rules, entered, form }: Props) {
  const { change } = useSearchValues()
  // The region is there before it says something, so that it is heard.
  return (
    <div aria-live="polite">
      {rules.map((rule) => (
        <DuplicateRecord
          key={rule.among.key}
          rule={rule}
          entered={entered}
          ownId={rule.among === form.entity ? form.id : undefined}
          onOpen={(id) =>
            change({
              [nameIn(form.address)(FORM)]: undefined,
              [nameIn(rule.urlPrefix)(FORM)]: id,
            })
          }
        />
      ))}
    </div>
  )
}

interface RecordProps extends Pick<Props, 'entered'> {
  rule: DuplicateWarning
  /** The record that is edited is itself no other one. */
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
