import type { AnyRecord } from '../../model/entity'
import { useStoredValues } from '../../store/use-stored'
import { Notice } from '../../ui/Notice'
import { useListContext, useListState } from './list-context'

/** A box that lists the records that need attention, grouped by the reason, whatever the filters show. */
export function Warnings() {
  const { config, joined, today } = useListContext()
  const records = useListState().records.map(joined)
  const { warnings = [] } = config
  const read = [...new Set(warnings.flatMap(({ of = [] }) => of))]
  const values = useStoredValues(read)
  const parts = warnings
    .map(({ title, of = [], among = all, applies, line, order = asListed }) => ({
      title,
      lines: among(
        records,
        of.map((stored) => values[read.indexOf(stored)]),
      )
        .filter((record) => applies(record, today))
        .toSorted(order)
        .map((record) => ({ id: record.id, text: line(record, today) })),
    }))
    .filter(({ lines }) => lines.length > 0)
  if (parts.length === 0) return null
  return (
    <div className="mt-3">
      <Notice tone="warning">
        <div className="grid gap-3">
          {parts.map(({ title, lines }) => (
            <div key={title}>
              <h3 className="font-bold">{title}</h3>
              <ul className="mt-1 grid list-disc gap-1 pl-5">
                {lines.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Notice>
    </div>
  )
}

const all = (records: readonly AnyRecord[]) => records

/** Keeps the order of the list, because the sort is stable. */
const asListed = () => 0
