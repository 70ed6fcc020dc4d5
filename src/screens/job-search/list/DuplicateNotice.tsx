import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { useSearchValues } from '@/engine/url/use-search-values'
import type { AnyEntity } from '@/engine/model/entity'
import type { Scalars } from '@/engine/model/field'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { Notice } from '@/engine/ui/Notice'
import { useListContext } from '@/engine/views/list/list-context'
import { FORM, nameIn } from '@/engine/views/list/list-parts'

/** How a form finds that a list has such a record already, and what it says then. */
export interface DuplicateRule<Draft> {
  /** Equal for duplicates; blank while too little is entered to tell. See docs/decisions/0032. */
  key(entered: Partial<Draft>): string
  /** Says that there is such a record already. */
  line(record: Draft): string
  /** The button that opens it. */
  action: string
  /** The `urlPrefix` of that list, if it has one. */
  urlPrefix?: string
}

export interface DuplicateWarning extends DuplicateRule<z.infer<AnyEntity['schema']>> {
  among: AnyEntity
}

interface Props {
  rules: readonly DuplicateWarning[]
  /** What the form holds. */
  entered: Scalars
  /** The id of the record in the form: it is no duplicate of itself, also while it is being saved. */
  recordId: string | undefined
}

/** Says that there is such a record already, with the way to it. What is typed stays as a draft. */
export function DuplicateNotice({ rules, entered, recordId }: Props) {
  const { entity, config } = useListContext()
  const { change } = useSearchValues()
  // The region is there before it says something, so that it is heard.
  return (
    <div aria-live="polite">
      {rules.map((rule) => (
        <DuplicateRecord
          key={rule.among.key}
          rule={rule}
          entered={entered}
          ownId={rule.among === entity ? recordId : undefined}
          onOpen={(id) =>
            change({
              [nameIn(config.urlPrefix)(FORM)]: undefined,
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
  /** The record in the form is itself no other one. */
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
