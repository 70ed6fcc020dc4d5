import { buyRentFactors } from '@/data/housing/buy-rent-factors'
import { usePageStore } from '@/engine/page-store'
import { groupNote } from '@/engine/model/source-note'
import { useStored } from '@/engine/store/use-stored'
import { anchorOf } from '@/engine/views/anchor'
import { NoteLine } from '@/engine/ui/ReviewedLine'
import { currentMove, moves } from '@/schemas/my-move/move'
import { entered, isSameStation, newAreaLine, stationsOf } from './bah/entered'

const columns = [
  { field: 'buyingBetter', title: 'Buying Better When', width: 'md:w-[25%]', className: '' },
  { field: 'rentingBetter', title: 'Renting Better When', width: 'md:w-[25%]', className: '' },
  {
    field: 'spouseCareerImpact',
    title: 'Career Impact',
    width: '',
    className:
      'max-md:col-span-full max-md:border-t max-md:border-solid max-md:border-line max-md:pt-2',
  },
] as const

const sources = groupNote(buyRentFactors.rows.map((row) => ({ ...row, name: row.factor })))

/**
 * A table of when buying and when renting may fit better. On a narrow screen each row becomes a card with
 * the column's title over each text; the buying and renting columns sit side by side. The ARIA roles are
 * explicit because browsers drop table semantics when `display` is no longer a table value.
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
      <NewAreaLine />
      <table role="table" className="mt-3 block w-full border-collapse md:table md:table-fixed">
        <caption className="sr-only">
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
              className="grid gap-x-4 rounded border border-solid border-line bg-raised p-4 shadow min-[22rem]:grid-cols-2 md:table-row md:rounded-none md:border-x-0 md:border-t-0 md:bg-transparent md:shadow-none"
            >
              <th
                role="rowheader"
                scope="row"
                className="col-span-full text-left align-top text-lg font-bold leading-snug md:table-cell md:py-4 md:pr-6 md:text-base"
              >
                {row.factor}
              </th>
              {columns.map(({ field, title, className }) => (
                <td
                  key={field}
                  role="cell"
                  className={`align-top max-md:mt-3 md:table-cell md:py-4 md:pr-6 md:last:pr-0 ${className}`}
                >
                  {/* Hidden: assistive technology reads the column header. */}
                  <span
                    aria-hidden="true"
                    className="block text-sm font-bold text-accent md:hidden"
                  >
                    {title}
                  </span>
                  <span>{row[field]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <NoteLine note={sources} />
    </section>
  )
}

/**
 * The housing allowance at the new station; nothing until the user looks it up on this visit, or after the station
 * has changed.
 */
function NewAreaLine() {
  const { text, station } = usePageStore(newAreaLine)
  const { to } = stationsOf(usePageStore(entered), currentMove(useStored(moves)))
  if (text === '' || !isSameStation(station, to)) return null
  return <p className="mt-2 max-w-prose font-semibold">{text}</p>
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
