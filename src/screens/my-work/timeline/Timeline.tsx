import { useMemo, type ReactNode } from 'react'
import { Link } from 'wouter'
import { calendarMonth, monthAndYear } from '@/engine/calendar-month'
import { countOf, formatCount } from '@/engine/format-count'
import { NEW_ID } from '@/engine/model/record-id'
import { labelOf } from '@/engine/model/vocabulary'
import { useStored } from '@/engine/store/use-stored'
import { buttonClass } from '@/engine/ui/button-class'
import { EmptyState } from '@/engine/ui/EmptyState'
import { formUrl } from '@/engine/url/form-url'
import { useToday } from '@/engine/use-today'
import { moves } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { workKind, formatWorkDuration, formatWorkPeriod, workRecord } from '@/schemas/my-work/work'
import { certifications } from '@/schemas/professional-dev/certification'
import { GapPart } from './GapPart'
import { moveTitle, workTimeline, type TimelineItem } from './timeline'

/** How many overlaps of an entry are named. */
const MAX_NAMED = 3

/** Work, study, family care, certifications and moves by month, the newest first, with the gaps. */
export default function Timeline() {
  const today = useToday()
  const work = useStored(workRecord)
  const earned = useStored(certifications)
  const current = useStored(moves)
  const archive = useStored(moveArchive)
  const items = useMemo(
    () => workTimeline({ work, certifications: earned, moves: current, archive }, today),
    [work, earned, current, archive, today],
  )
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="section-title">
        Your Timeline
      </h2>
      {work.length > 0 && <p className="mt-1 max-w-prose">{gapSummary(items)}</p>}
      {/* On a laptop the empty state is next to the items that are not work. */}
      <div className="mt-4 grid gap-x-10 gap-y-4 lg:grid-flow-col lg:auto-cols-fr lg:items-start">
        {work.length === 0 && (
          <EmptyState
            icon="i-lucide-briefcase-business"
            title={items.length > 0 ? 'No Work Yet' : 'No Timeline Yet'}
          >
            <p>
              Add a job, study, volunteer work or family care. You then see your months here in
              order, and how to explain each gap.
            </p>
            <Link href={`?tab=record&edit=${NEW_ID}`} className={buttonClass('primary')}>
              Add Work
            </Link>
          </EmptyState>
        )}
        {items.length > 0 && (
          // On a laptop a gap appears beside the entries before and after it.
          <ol
            className={`grid list-none gap-x-10 gap-y-4 p-0 ${work.length > 0 ? 'lg:grid-cols-2' : ''}`}
          >
            {items.map((item) => (
              <li
                key={item.id}
                className={`min-w-0 break-inside-avoid ${item.kind === 'gap' ? 'lg:col-start-2 lg:row-span-2' : 'lg:col-start-1'}`}
              >
                <Item item={item} today={today} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

function gapSummary(items: readonly TimelineItem[]): string {
  const count = items.filter(({ kind }) => kind === 'gap').length
  const rule =
    'A gap is three full months or more without paid, volunteer or self-employed work. Study and family care can explain it.'
  const found = count === 0 ? 'You have no gaps.' : `You have ${countOf(count, 'gap')}.`
  return `${found} ${rule}`
}

function Item({ item, today }: { item: TimelineItem; today: string }) {
  if (item.kind === 'gap') return <GapPart gap={item.gap} sentences={item.sentences} />
  if (item.kind === 'move') {
    return <Entry kind="Move" title={moveTitle(item.move)} months={monthAndYear(item.start)} />
  }
  if (item.kind === 'certification') {
    const { name, issuingOrg } = item.record
    return (
      <Entry
        kind="Certification"
        title={name}
        organization={issuingOrg}
        months={monthAndYear(item.start)}
      />
    )
  }
  const { record, problem, overlaps } = item
  const length = problem ? '' : formatWorkDuration(record, calendarMonth(today))
  return (
    <Entry
      kind={labelOf(workKind, record.kind)}
      title={record.title}
      organization={record.organization}
      months={length ? `${formatWorkPeriod(record)} (${length})` : formatWorkPeriod(record)}
    >
      {problem && (
        <p className="mt-1">
          <span className="font-semibold">{problem}</span>{' '}
          <Link
            href={formUrl('?tab=record', record.id)}
            className="text-link inline-flex min-h-11 items-center"
            aria-label={`Edit ${workRecord.describe(record)}`}
            data-no-print
          >
            Edit
          </Link>
        </p>
      )}
      {overlaps.length > 0 && (
        <p className="mt-1 text-sm">
          <span className="font-semibold">Overlaps with</span>{' '}
          <span className="break-words">{overlapText(overlaps)}</span>
        </p>
      )}
    </Entry>
  )
}

interface EntryProps {
  kind: string
  title: string
  organization?: string
  months: string
  children?: ReactNode
}

function Entry({ kind, title, organization, months, children }: EntryProps) {
  return (
    <div className="border-y-0 border-r-0 border-l-4 border-solid border-line pl-4">
      <h3 className="break-words font-bold">{title}</h3>
      {organization && <p className="break-words">{organization}</p>}
      <p className="text-sm text-muted">{`${kind} · ${months}`}</p>
      {children}
    </div>
  )
}

/** The first overlaps, and the count of the others. */
function overlapText(overlaps: readonly string[]): string {
  const more = overlaps.length - MAX_NAMED
  const shown = overlaps.slice(0, MAX_NAMED).join('; ')
  return more > 0 ? `${shown}; and ${formatCount(more)} more.` : `${shown}.`
}
