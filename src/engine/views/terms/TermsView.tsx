import { Disclosure, Summary } from '../../ui/Disclosure'
import { WithPhones } from '../../ui/WithPhones'
import { anchorOf } from '../anchor'
import type { TermsView as View } from './terms-view'

/** The terms of a screen. Collapsed at first, because most people know most of them. */
export default function TermsView({ view: { dataset } }: { view: View }) {
  return (
    <Disclosure className="max-w-prose">
      <Summary>Abbreviations on This Page</Summary>
      <dl className="m-0 grid gap-2 pb-2">
        {dataset.rows.map((row) => (
          <div
            key={row.id}
            id={anchorOf(dataset, row.id)}
            className="grid gap-x-4 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-semibold">{row.short}</dt>
            <dd className="m-0">
              <WithPhones text={row.name ? `${row.name}. ${row.meaning}` : row.meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
