import type { Career } from '@/schemas/career-planner/career'
import { statePay } from '../pay/state-pay'
import type { ComparedFact } from './compared-facts'

interface Props {
  careers: readonly Career[]
  facts: readonly ComparedFact[]
}

/**
 * Careers beside each other. On a narrow screen each fact becomes a card with a line for each career. The
 * roles are written out because browsers forget what a table is once its parts are drawn as blocks.
 */
export function CompareTable({ careers, facts }: Props) {
  return (
    <table role="table" className="mt-4 block w-full border-collapse sm:table sm:table-fixed">
      <caption className="block pb-3 text-left text-sm text-muted sm:table-caption">
        Pay for a year before tax, {statePay.month}: the median, and under it the 10th to 90th
        percentile
      </caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="block sm:table-row">
          <ColumnHeader title="" />
          {careers.map(({ id, title }) => (
            <ColumnHeader key={id} title={title} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 sm:table-row-group">
        {facts.map(({ label, show }) => (
          <tr
            key={label}
            role="row"
            className="block break-inside-avoid rounded border border-solid border-line bg-raised p-4 shadow sm:table-row sm:rounded-none sm:border-x-0 sm:border-t-0 sm:bg-transparent sm:shadow-none"
          >
            <th
              role="rowheader"
              scope="row"
              className="block text-left align-top font-bold sm:table-cell sm:py-3 sm:pr-4"
            >
              {label}
            </th>
            {careers.map((career) => (
              <td
                key={career.id}
                role="cell"
                className="block pt-2 align-top tabular-nums sm:table-cell sm:py-3 sm:pr-4"
              >
                {/* Assistive technology has the column's header already. */}
                <span aria-hidden="true" className="block text-sm text-muted sm:hidden">
                  {career.title}
                </span>
                <div>{show(career)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ColumnHeader({ title }: { title: string }) {
  const look =
    'block border-b-2 border-solid border-signal py-2 pr-4 text-left align-bottom font-bold sm:table-cell'
  if (!title) return <td role="cell" className={look} />
  return (
    <th role="columnheader" scope="col" className={look}>
      {title}
    </th>
  )
}
