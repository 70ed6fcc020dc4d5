import { Icon } from '../../ui/Icon'
import { anchorOf } from '../anchor'
import { ReviewedLine } from '../../ui/ReviewedLine'
import type { CardsView as View } from './cards-view'

/** Short points side by side, each with its icon. */
export default function CardsView({ view }: { view: View }) {
  return (
    <section aria-labelledby={`${view.dataset.name}-title`}>
      <h2 id={`${view.dataset.name}-title`} tabIndex={-1} className="text-2xl font-bold">
        {view.title}
      </h2>
      {view.lead && <p className="mt-1 max-w-prose text-muted">{view.lead}</p>}
      <ul className="mt-3 grid list-none gap-x-8 gap-y-6 p-0 sm:grid-cols-2">
        {view.dataset.rows.map((row) => (
          <li
            key={row.id}
            id={anchorOf(view.dataset, row.id)}
            className="border-t-2 border-solid border-signal pt-4"
          >
            <h3 className="flex items-start gap-2 text-lg font-bold">
              <Icon name={row.icon} className="mt-0.5 size-6 text-accent" />
              {row.title}
            </h3>
            <p className="mt-1">{row.text}</p>
            <ReviewedLine row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}
