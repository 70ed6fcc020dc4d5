import { useState, type ReactNode } from 'react'
import { Chevron, Summary } from '../../ui/Disclosure'
import { Failure } from '../../ui/Failure'
import { Icon } from '../../ui/Icon'
import { ProgressBar } from '../../ui/ProgressBar'
import { anchorOf, headingIdOf } from '../anchor'
import { KeptDisclosure } from '../../ui/KeptDisclosure'
import { ReviewedLine, ReviewNote } from '../../ui/ReviewedLine'
import { ChecklistItem } from './ChecklistItem'
import {
  sectionsOpenAtFirst,
  type ChecklistRow,
  type ChecklistView as View,
} from './checklist-view'
import {
  isComplete,
  isDone,
  tally,
  type ChecklistProgress,
  type Tally,
} from '../../model/checklist-progress'
import { commonReview, reviewOf, type Review } from '../../model/reviewed'
import { useChecklist } from './use-checklist'
import { useFinished } from './use-finished'

/** Sections of items to tick off. Items that were finished before collapse under the open ones. */
export default function ChecklistView({ view }: { view: View }) {
  const { progress, tick, failure } = useChecklist(view.progress)
  const openAtFirst = sectionsOpenAtFirst(view, progress)
  // If everything is finished, there are no open items to show first.
  const [isCollapsing] = useState(() => !isComplete(view.dataset.rows, progress))
  const shared = commonReview(view.dataset.rows.map(reviewOf))
  return (
    <section aria-labelledby={headingIdOf(view.dataset)} className="space-y-3">
      <h2
        id={headingIdOf(view.dataset)}
        tabIndex={-1}
        // The tab already says it.
        className="sr-only text-2xl font-bold print:not-sr-only"
      >
        {view.title}
      </h2>
      {view.lead && <p className="max-w-prose text-muted">{view.lead}</p>}
      <Failure message={failure} />
      {view.dataset.rows.map((section) => (
        <Section
          key={section.id}
          anchor={(...item) => anchorOf(view.dataset, section.id, ...item)}
          section={section}
          isOpen={openAtFirst.has(section.id)}
          progress={progress}
          isCollapsing={isCollapsing}
          shared={shared}
          onTick={(item, done) => void tick(section, item, done)}
        />
      ))}
      <ReviewNote review={shared} />
    </section>
  )
}

interface SectionProps {
  /** The id of the section, or of an item in it. */
  anchor: (...item: readonly string[]) => string
  section: ChecklistRow
  isOpen: boolean
  progress: ChecklistProgress
  /** Whether items that were finished before collapse. */
  isCollapsing: boolean
  /** The part of its review that is shown once for all sections. */
  shared: Review
  onTick: (item: string, done: boolean) => void
}

function Section(props: SectionProps) {
  const { section, isOpen, progress, isCollapsing, shared, anchor, onTick } = props
  const count = tally([section], progress)
  const { listed, collapsed, keep } = useFinished(section, progress, isCollapsing)
  const finished = collapsed.filter(({ id }) => isDone(progress, section.id, id)).length
  /** The item that was ticked last. */
  const [last, setLast] = useState<string>()
  const ticked = (item: string, isDone: boolean) => {
    keep(item)
    setLast(isDone ? item : undefined)
    onTick(item, isDone)
  }
  const list = (items: ChecklistRow['items']) => (
    <ul className="grid list-none p-0">
      {items.map((item) => (
        <ChecklistItem
          key={item.id}
          id={anchor(item.id)}
          text={item.text}
          done={isDone(progress, section.id, item.id)}
          onTick={(next) => ticked(item.id, next)}
        >
          {item.id === last && count.done === count.total && <Finished total={count.total} />}
        </ChecklistItem>
      ))}
    </ul>
  )
  return (
    <KeptDisclosure
      id={anchor()}
      name={anchor()}
      isOpen={isOpen}
      className="rounded border border-solid border-line bg-raised shadow"
    >
      <SectionHead section={section} count={count} />
      <div className="px-4 pb-4">
        {listed.length > 0 && list(listed)}
        {collapsed.length > 0 && (
          <FinishedBefore
            name={`${anchor()}/finished`}
            finished={finished}
            unfinished={collapsed.length - finished}
          >
            {list(collapsed)}
          </FinishedBefore>
        )}
        <ReviewedLine row={section} shared={shared} />
      </div>
    </KeptDisclosure>
  )
}

/** The summary of a section: its name, and how much of it is done. */
function SectionHead({ section, count }: { section: ChecklistRow; count: Tally }) {
  const { done, total, percent } = count
  return (
    <Summary look="row" className="min-h-14! flex-wrap gap-x-3 gap-y-1 px-4 py-3">
      <Icon name={section.icon} className="size-6 text-accent" />
      <h3 className="min-w-0 flex-1 basis-28 text-lg font-bold">{section.name}</h3>
      <span className="flex w-full max-sm:order-last sm:w-40">
        <ProgressBar percent={percent} label={`${section.name}: ${percent}% done`} />
      </span>
      <span className="tabular-nums text-muted">
        <span>{`${done}/${total}`}</span>
        <span className="sr-only"> done</span>
      </span>
      <Chevron />
      <span className="w-full text-sm leading-snug text-muted sm:pl-9">{section.description}</span>
    </Summary>
  )
}

interface FinishedBeforeProps {
  /** The name under which its open state is kept. Unique in the product. */
  name: string
  finished: number
  /** How many the user has unchecked since. They stay in place. */
  unfinished: number
  children: ReactNode
}

/** Items that were finished before, collapsed so that unfinished ones come first. All are printed. */
function FinishedBefore({ name, finished, unfinished, children }: FinishedBeforeProps) {
  const items = [
    ...(finished > 0 ? [`${finished} Finished`] : []),
    ...(unfinished > 0 ? [`${unfinished} Unfinished`] : []),
  ].join(' and ')
  return (
    <KeptDisclosure name={name} className="group/finished border-t border-solid border-line">
      <Summary>
        <span className="group-open/finished:hidden">{`Show ${items}`}</span>
        <span className="hidden group-open/finished:inline">{`Hide ${items}`}</span>
      </Summary>
      {children}
    </KeptDisclosure>
  )
}

/** A congratulation under the item that completed the section. It is announced with "Saved." */
function Finished({ total }: { total: number }) {
  return (
    <p
      // Under the last visible checkbox it would be out of view.
      ref={bringIntoView}
      data-no-print
      className="mb-3 flex w-fit items-center gap-2 rounded bg-success-soft px-3 py-2 font-semibold text-success animate-fade-in-up animate-duration-300"
    >
      <Icon name="i-lucide-party-popper" className="size-6 animate-tada animate-duration-900" />
      <span>{`All ${total} checked off. Well done!`}</span>
    </p>
  )
}

function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
