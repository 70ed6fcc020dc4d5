import { buyRentFactors } from '@/data/buy-rent-factors'
import { anchorOf } from '@/engine/views/anchor'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'

const columns = [
  { field: 'buyingBetter', title: 'Buying Better When', width: 'md:w-[24%]' },
  { field: 'rentingBetter', title: 'Renting Better When', width: 'md:w-[24%]' },
  { field: 'spouseCareerImpact', title: 'Career Impact', width: '' },
] as const

/**
 * What speaks for buying and for renting, in a table. On a narrow screen each row becomes a card,
 * with the column's title over each text. The roles are written out because browsers forget what a
 * table is once its parts are drawn as blocks.
 */
export function BuyRentTable() {
  return (
    <section aria-labelledby="buy-rent-title">
      <h2 id="buy-rent-title" className="section-title">
        Buying or Renting
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        General information, not legal, tax or financial advice.
      </p>
      <table role="table" className="mt-1 block w-full border-collapse md:table md:table-fixed">
        <caption className="block pb-2 text-left text-muted md:table-caption">
          When buying or renting may fit better, and what each means for your career
        </caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="block md:table-row">
            <ColumnHeader title="Factor" width="md:w-[16%]" />
            {columns.map(({ title, width }) => (
              <ColumnHeader key={title} title={title} width={width} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid gap-4 md:table-row-group">
          {buyRentFactors.rows.map((row) => (
            <tr
              key={row.id}
              id={anchorOf(buyRentFactors, row.id)}
              role="row"
              className="block rounded border border-solid border-line bg-raised p-4 shadow md:table-row md:rounded-none md:border-x-0 md:border-t-0 md:bg-transparent md:shadow-none"
            >
              <th
                role="rowheader"
                scope="row"
                className="block text-left align-top text-lg font-bold md:table-cell md:py-4 md:pr-6 md:text-base"
              >
                {row.factor}
              </th>
              {columns.map(({ field, title }) => (
                <td
                  key={field}
                  role="cell"
                  className="block align-top pt-3 md:table-cell md:py-4 md:pr-6 md:last:pr-0"
                >
                  {/* Assistive technology has the column's header already. */}
                  <span aria-hidden="true" className="block text-sm font-bold text-muted md:hidden">
                    {title}
                  </span>
                  {row[field]}
                  {field === 'spouseCareerImpact' && <ReviewedLine row={row} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ColumnHeader({ title, width }: { title: string; width: string }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={`block border-b-2 border-solid border-signal py-2 pr-6 text-left align-bottom font-bold md:table-cell md:last:pr-0 ${width}`}
    >
      {title}
    </th>
  )
}
