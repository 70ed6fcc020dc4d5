import type { Career } from '@/schemas/career-planner/career'
import { statePay } from '../pay/state-pay'
import type { ComparedFact } from './compared-facts'

interface Props {
  careers: readonly Career[]
  facts: readonly ComparedFact[]
}

/**
 * Careers in columns. On a narrow screen each fact is above its cells, so that the columns get the full
 * width, and the names stay in view. The roles are explicit because browsers drop a table's semantics when its
 * parts are displayed as blocks.
 */
export function CompareTable({ careers, facts }: Props) {
  const columns = careers.length === 1 ? 'grid-cols-1' : 'grid-cols-2'
  return (
    <table
      role="table"
      className="mt-4 flex w-full flex-col border-collapse sm:table sm:table-fixed"
    >
      <caption className="order-last block pt-3 text-left text-sm text-muted sm:table-caption sm:caption-bottom">
        Pay for a year before tax, {statePay.month}: the median, and under it the 10th to 90th
        percentile
      </caption>
      {/* Below the header of the app, which is sticky too. */}
      <thead
        role="rowgroup"
        className="block bg-surface max-sm:[@media(min-height:24rem)]:sticky max-sm:top-[calc(3.25rem+env(safe-area-inset-top))] max-sm:z-10 sm:table-header-group"
      >
        <tr role="row" className={`grid gap-x-4 ${columns} sm:table-row`}>
          {/* Without it in the row, assistive technology pairs each header with the next column. */}
          <td role="cell" className="border-b-2 border-solid border-signal max-sm:sr-only" />
          {careers.map(({ id, title }) => (
            <ColumnHeader key={id} title={title} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block sm:table-row-group">
        {facts.map(({ label, show }) => (
          <tr
            key={label}
            role="row"
            className={`grid gap-x-4 ${columns} break-inside-avoid border-b border-solid border-line py-3 sm:table-row sm:py-0`}
          >
            <th
              role="rowheader"
              scope="row"
              className="col-span-full text-left align-top font-bold sm:table-cell sm:py-3 sm:pr-4"
            >
              {label}
            </th>
            {careers.map((career) => (
              <td
                key={career.id}
                role="cell"
                className="min-w-0 break-words pt-1 align-top tabular-nums sm:table-cell sm:py-3 sm:pr-4"
              >
                {show(career)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ColumnHeader({ title }: { title: string }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className="min-w-0 self-end break-words border-b-2 border-solid border-signal py-2 text-left align-bottom font-bold sm:table-cell sm:pr-4"
    >
      {title}
    </th>
  )
}
