import type { ComponentType, ReactNode } from 'react'
import { commonReview, reviewOf, withoutShared } from '../../model/reviewed'
import type { SourceNote } from '../../model/source-note'
import { Disclosure, Summary } from '../../ui/Disclosure'
import { Icon } from '../../ui/Icon'
import { OutboundLinks } from '../../ui/OutboundLinks'
import { WithPhones } from '../../ui/WithPhones'
import { anchorOf } from '../anchor'
import { NoteLine, ReviewNote } from '../../ui/ReviewedLine'
import type { GuidePoint, GuideRow, GuideView as View } from './guide-view'

export interface FrameProps {
  /** The id of the title. */
  id: string
  row: GuideRow
  /** The level of the title. */
  level: 2 | 3
  /** Whether a frame that collapses is open at first. */
  isOpen: boolean
  children: ReactNode
}

/** The background and icon of a section, by its tone. */
export const tones = {
  plain: { background: '', icon: undefined },
  note: { background: 'ground-edge rounded bg-accent-soft', icon: 'i-lucide-info' },
  warning: { background: 'ground-edge rounded bg-warning-soft', icon: 'i-lucide-triangle-alert' },
  story: { background: 'ground-edge rounded bg-signal-soft', icon: 'i-lucide-book-open' },
} as const

interface Props {
  view: View
  /** The frame of a section, with its title; it may collapse. */
  Frame?: ComponentType<FrameProps> | undefined
  /** How many sections are open at first, if they collapse. */
  open?: number | undefined
  /** Whether a story collapses after its first paragraph. */
  collapsesStories?: boolean
  /** The sources of all sections, if they are shown once, under them. */
  gathered?: SourceNote | undefined
}

/** Text to read, section by section. A review that all sections share is shown once. */
export default function GuideView(props: Props) {
  const { view, Frame = GuideFrame, open = 0, collapsesStories = false, gathered } = props
  const { dataset, columns, collapsed, arePaired } = view
  const isCollapsing = Frame !== GuideFrame
  // A row without a source, such as advice, has no review.
  const shared = commonReview(dataset.rows.filter(({ source }) => source).map(reviewOf))
  return (
    <div
      className={`grid ${isCollapsing ? '' : 'gap-8'} ${columns === 2 ? 'md:grid-cols-2' : arePaired ? 'md:[&_ul]:grid-cols-2 md:[&_ul]:gap-x-10' : 'max-w-3xl'}`}
    >
      {dataset.rows.map((row, at) => (
        <Frame
          key={row.id}
          id={anchorOf(dataset, row.id)}
          row={row}
          level={view.title === undefined ? 2 : 3}
          isOpen={at < open}
        >
          <GuideContent
            row={row}
            collapsed={isCollapsing ? undefined : collapsed}
            collapsesStories={collapsesStories}
          />
          {!gathered && <ReviewNote review={withoutShared(reviewOf(row), shared)} />}
        </Frame>
      ))}
      {/* Under all of them, not beside the last one. */}
      <div className="col-span-full empty:hidden">
        {gathered ? <NoteLine note={gathered} /> : <ReviewNote review={shared} />}
      </div>
    </div>
  )
}

const headingClass = { 2: 'section-title', 3: 'text-xl font-bold' }

/** A section of a guide under its title. */
function GuideFrame({ id, row, level, children }: FrameProps) {
  const { background, icon } = tones[row.tone ?? 'plain']
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={background && `p-4 sm:p-5 ${background}`}>
      <Heading id={id} tabIndex={-1} className={`flex items-start gap-2 ${headingClass[level]}`}>
        {icon && <Icon name={icon} className="mt-0.5 size-6 sm:mt-1" />}
        <span>{row.title}</span>
      </Heading>
      {children}
    </section>
  )
}

interface ContentProps {
  row: GuideRow
  collapsed: string | undefined
  collapsesStories: boolean
}

/** A story never collapses completely, because its title alone says nothing. */
function GuideContent({ row, collapsed, collapsesStories }: ContentProps) {
  return (
    <>
      {row.lead && (
        <p className="mt-1 text-muted">
          <WithPhones text={row.lead} />
        </p>
      )}
      {collapsed && row.tone !== 'story' ? (
        <>
          <OutboundLinks links={row.links} />
          <CollapsedText title={collapsed}>
            <GuideText row={row} />
          </CollapsedText>
        </>
      ) : (
        <>
          <GuideText row={row} isFirstAlone={collapsesStories && row.tone === 'story'} />
          <OutboundLinks links={row.links} />
        </>
      )}
      {row.steps && (
        <CollapsedText title={row.steps.title}>
          <GuideList items={row.steps.items} isOrdered />
        </CollapsedText>
      )}
    </>
  )
}

function CollapsedText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure>
      <Summary>{title}</Summary>
      {children}
    </Disclosure>
  )
}

function GuideText({ row, isFirstAlone = false }: { row: GuideRow; isFirstAlone?: boolean }) {
  const paragraphs = (row.paragraphs ?? []).map((text) => (
    <p key={text} className="mt-3">
      <WithPhones text={text} />
    </p>
  ))
  const shown = isFirstAlone ? 1 : paragraphs.length
  const rest = paragraphs.slice(shown)
  return (
    <>
      {paragraphs.slice(0, shown)}
      {rest.length > 0 && <CollapsedText title="Read the Rest">{rest}</CollapsedText>}
      {row.items && <GuideList items={row.items} isOrdered={row.ordered} />}
      {row.points && <GuideList items={row.points} isOrdered={row.ordered} bullet={row.bullet} />}
    </>
  )
}

interface ListProps {
  items: readonly (string | GuidePoint)[]
  isOrdered?: boolean | undefined
  bullet?: GuideRow['bullet']
}

const bullets = {
  pro: { name: 'i-lucide-check', color: 'text-success' },
  con: { name: 'i-lucide-x', color: 'text-danger' },
} as const

function GuideList({ items, isOrdered, bullet }: ListProps) {
  const List = isOrdered ? 'ol' : 'ul'
  const mark = bullet && bullets[bullet]
  const marker = isOrdered ? 'list-decimal' : mark ? 'list-none' : 'list-disc'
  return (
    <List className={`mt-3 grid gap-2 pl-6 ${marker}`}>
      {items.map((item) =>
        typeof item === 'string' ? (
          <li key={item}>
            <WithPhones text={item} />
          </li>
        ) : (
          <li key={item.lead}>
            {mark && (
              <Icon
                name={mark.name}
                className={`-ml-6 mr-1 size-5 align-[-0.25em] ${mark.color}`}
              />
            )}
            <strong>{item.lead}</strong>
            <WithPhones text={` ${item.text}`} />
          </li>
        ),
      )}
    </List>
  )
}
