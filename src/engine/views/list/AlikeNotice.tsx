import { useDeferredValue, useMemo } from 'react'
import type { Scalars } from '../../model/field'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import type { AnyListConfig } from './list-view'
import type { useList } from './use-list'

interface Props {
  alike: NonNullable<AnyListConfig['form']['alike']>
  list: ReturnType<typeof useList>
  /** What the form holds. */
  entered: Scalars
  /** The id of the record that is edited. */
  ownId: string | undefined
}

/** Says that there is such a record already, with the way to it. What is typed stays as a draft. */
export function AlikeNotice({ alike, list, entered, ownId }: Props) {
  const { records } = list
  // Once the key press is painted: the first look at thousands of records takes its time.
  const key = useDeferredValue(alike.key(entered))
  const other = useMemo(
    () =>
      key === ''
        ? undefined
        : records.find((record) => record.id !== ownId && alike.key(record) === key),
    [alike, records, key, ownId],
  )
  // The region is there before it says something, so that it is heard.
  return (
    <div aria-live="polite">
      {other && (
        <div className="mt-4">
          <Notice>
            <p>{alike.line(other)}</p>
            <Button variant="secondary" className="mt-2" onClick={() => list.openRecord(other.id)}>
              {alike.action}
            </Button>
          </Notice>
        </div>
      )}
    </div>
  )
}
