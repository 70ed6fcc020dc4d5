import type { AnyRecord } from '../../model/entity'
import { Notice } from '../../ui/Notice'
import { useToday } from '../../use-today'
import type { AnyListConfig } from './list-view'

interface Props {
  warnings: NonNullable<AnyListConfig['warnings']>
  records: readonly AnyRecord[]
}

/** Boxes that name the records which need attention, whatever the filter shows. */
export function Warnings({ warnings, records }: Props) {
  const today = useToday()
  return warnings.map(({ title, applies, line, order = asListed }) => {
    const concerned = records.filter((record) => applies(record, today)).toSorted(order)
    if (concerned.length === 0) return null
    return (
      <div key={title} className="mt-3">
        <Notice tone="warning">
          <h3 className="font-bold">{title}</h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {concerned.map((record) => (
              <li key={record.id}>{line(record, today)}</li>
            ))}
          </ul>
        </Notice>
      </div>
    )
  })
}

/** A sort keeps what is equal in its order. */
const asListed = () => 0
