import { groupNote } from '../../model/source-note'
import { Badge } from '../../ui/Badge'
import { PhoneDisclosure } from '../../ui/SectionDisclosure'
import { OutboundLink } from '../../ui/OutboundLink'
import { ShowMoreOnPhone } from '../../ui/ShowMoreOnPhone'
import { NoteLine } from '../../ui/ReviewedLine'
import { anchorOf, headingIdOf } from '../anchor'
import { FilterChips } from '../filters/FilterChips'
import { useNarrowed } from '../filters/use-narrowed'
import { groupRows } from '../group-rows'
import { textsIn } from '../select-records'
import type { AnyLinkRow, LinksView as View } from './links-view'

const NO_CHIPS = { noun: '', filters: [] }
/** How many links of a list without groups a phone shows at first. */
const PHONE_LINKS = 4
/** How many characters of a lead fit between the title and the count on a wide screen. */
const SHORT_LEAD = 48

/** Outbound links under their headings. On a phone, groups collapse, unless there is only one. */
export default function LinksView({ view }: { view: View }) {
  const { dataset, config } = view
  const { noun, filters } = config.chips ?? NO_CHIPS
  const narrowed = useNarrowed({ rows: dataset.rows, filters, noun })
  const groups = groupRows(narrowed.matching, (row) => textsIn(row, config.groupBy ?? '').join(' '))
  return (
    <section aria-labelledby={headingIdOf(dataset)}>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={headingIdOf(dataset)} className="section-title">
          {config.title}
        </h2>
        {config.lead && (
          // Below the title and the count. A short lead is between them if the screen is wide enough.
          <p
            className={`w-full text-muted max-sm:text-sm ${config.lead.length > SHORT_LEAD ? 'order-last' : 'max-md:order-last md:min-w-0 md:flex-1 md:basis-60'}`}
          >
            {config.lead}
          </p>
        )}
        {config.chips && (
          // On a phone, each group has its count beside its title instead.
          <p className="text-sm text-muted max-sm:sr-only sm:ml-auto">{narrowed.count}</p>
        )}
      </div>
      {config.chips && <FilterChips filters={narrowed.filters} />}
      <div className="mt-1 sm:mt-3 md:grid md:gap-6">
        {groups.map(([group, rows], at) =>
          groups.length > 1 ? (
            <PhoneDisclosure
              key={group}
              name={`${dataset.name}/${group}`}
              title={group}
              level={3}
              note={String(rows.length)}
              isOpen={at === 0}
              // The first group needs no line: it is directly below the buttons or the title.
              hasLine={at > 0}
            >
              <Links view={view} rows={rows} first={rows.length} />
            </PhoneDisclosure>
          ) : (
            <div key={group}>
              {group && <h3 className="text-xl font-bold">{group}</h3>}
              <Links view={view} rows={rows} first={group ? rows.length : PHONE_LINKS} />
            </div>
          ),
        )}
      </div>
    </section>
  )
}

interface GroupProps {
  view: View
  rows: readonly AnyLinkRow[]
  /** How many of them a phone shows at first. */
  first: number
}

/** The links of one group, with one note on their sources below them. */
function Links({ view: { dataset, config }, rows, first }: GroupProps) {
  return (
    <>
      <ShowMoreOnPhone name={dataset.name} rows={rows} first={first}>
        {(page) => (
          <ul className="ruled-pairs">
            {page.map((row) => (
              <LinkItem key={row.id} row={row} id={anchorOf(dataset, row.id)} config={config} />
            ))}
          </ul>
        )}
      </ShowMoreOnPhone>
      <NoteLine note={groupNote(rows)} />
    </>
  )
}

interface ItemProps {
  row: AnyLinkRow
  id: string
  config: View['config']
}

function LinkItem({ row, id, config }: ItemProps) {
  const { field: badgeField = '', tones = {}, plain } = config.badge ?? {}
  const [badge] = textsIn(row, badgeField)
  const notes = config.notes?.flatMap((field) => textsIn(row, field)).filter(Boolean) ?? []
  return (
    <li id={id} className="border-t border-solid border-line pb-4 pt-1.5">
      <div className="flex items-start justify-between gap-x-3">
        <div className="min-w-0 flex-1">
          <OutboundLink href={row.url} className="text-lg font-semibold">
            {row.name}
          </OutboundLink>
        </div>
        {badge && (
          // Aligned with the first line of the link, whose tap target extends above the text.
          <span className="mt-3 max-w-1/2 shrink-0">
            {badge === plain ? (
              <span className="text-sm text-muted">{badge}</span>
            ) : (
              <Badge tone={tones[badge] ?? 'neutral'}>{badge}</Badge>
            )}
          </span>
        )}
      </div>
      <p>{row.description}</p>
      {notes.length > 0 && (
        <p className="mt-1 text-muted">
          {notes.map((text, at) => (
            <span key={text}>{at > 0 ? ` · ${text}` : text}</span>
          ))}
        </p>
      )}
    </li>
  )
}
