import { Badge } from '../../ui/Badge'
import { OutboundLink } from '../../ui/OutboundLink'
import { ReviewedLine } from '../../ui/ReviewedLine'
import { groupRows } from './group-rows'
import { anchorOf } from '../anchor'
import { textOf, type AnyLinkRow, type LinksView as View } from './links-view'

/** Links out of the product under their headings. */
export default function LinksView({ view: { dataset, config } }: { view: View }) {
  return (
    <section aria-labelledby={`${dataset.name}-title`}>
      <h2 id={`${dataset.name}-title`} className="text-2xl font-bold">
        {config.title}
      </h2>
      {config.lead && <p className="mt-1 max-w-prose text-muted">{config.lead}</p>}
      {groupRows(dataset.rows, config.groupBy).map(([group, rows]) => (
        <div key={group} className="mt-6">
          {group && <h3 className="text-xl font-bold">{group}</h3>}
          <ul className="mt-2 grid list-none gap-x-8 p-0 md:grid-cols-2">
            {rows.map((row) => (
              <LinkItem key={row.id} row={row} id={anchorOf(dataset, row.id)} config={config} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface ItemProps {
  row: AnyLinkRow
  id: string
  config: View['config']
}

function LinkItem({ row, id, config }: ItemProps) {
  const badge = config.badge && textOf(row, config.badge.field)
  return (
    <li id={id} className="border-t border-solid border-line pb-4 pt-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <OutboundLink href={row.url} className="text-lg font-semibold">
          {row.name}
        </OutboundLink>
        {badge && (
          <span className="mb-1">
            <Badge tone={config.badge?.tones?.[badge] ?? 'neutral'}>{badge}</Badge>
          </span>
        )}
      </div>
      <p>{row.description}</p>
      {config.notes?.map((field) => (
        <p key={field} className="mt-1 text-muted empty:hidden">
          {textOf(row, field)}
        </p>
      ))}
      <ReviewedLine row={row} name={row.name} />
    </li>
  )
}
