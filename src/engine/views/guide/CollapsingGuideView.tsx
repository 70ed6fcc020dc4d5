import { groupNote } from '../../model/source-note'
import { SectionDisclosure } from '../../ui/SectionDisclosure'
import { useIsPhone } from '../../ui/use-is-phone'
import { headingIdOf } from '../anchor'
import type { GuideView as View } from './guide-view'
import GuideView, { tones, type FrameProps } from './GuideView'

/** A guide of more sections than this collapses on a wide screen too, except for the first three. */
const MANY = 6
const OPEN_OF_MANY = 3

/**
 * A guide under its heading, if it has one. Its sections collapse on a phone if there are several, or if it is
 * secondary. It has its own file so that the landing page, which has short guides, does not load it.
 */
export default function CollapsingGuideView({ view }: { view: View }) {
  const { rows } = view.dataset
  const isPhone = useIsPhone()
  const isCollapsing = isPhone
    ? view.isSecondary || rows.length > 1
    : rows.length > MANY && !view.collapsed
  // As many as are side by side on a wide screen, because these are meant to be compared.
  const openOnPhone = view.collapsed || view.isSecondary ? 0 : (view.columns ?? 1)
  const sections = (
    <GuideView
      view={view}
      Frame={isCollapsing ? CollapsedFrame : undefined}
      open={isPhone ? openOnPhone : OPEN_OF_MANY}
      collapsesStories={isPhone && !isCollapsing}
      gathered={
        view.gathersSources
          ? groupNote(rows.map((row) => ({ ...row, name: row.title })))
          : undefined
      }
    />
  )
  if (view.title === undefined) return sections
  const id = headingIdOf(view.dataset)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {view.title}
      </h2>
      <div className={isCollapsing ? 'mt-1' : 'mt-3'}>{sections}</div>
    </section>
  )
}

/** A collapsible section of a guide. Collapsed, it shows its title and, on a wide screen, its lead. */
function CollapsedFrame({ id, row, level, isOpen, children }: FrameProps) {
  const isPhone = useIsPhone()
  const { background, icon } = tones[row.tone ?? 'plain']
  return (
    <section
      aria-labelledby={id}
      className={
        background
          ? `my-2 px-4 [&+section>details]:border-t-0 ${background}`
          : '[&:first-child>details]:border-t-0'
      }
    >
      <SectionDisclosure
        name={id}
        headingId={id}
        title={row.title}
        icon={icon}
        level={level}
        // A note shows its lead even on a phone, where the others have no room for it.
        about={row.tone === 'note' || !isPhone ? row.lead : undefined}
        isOpen={isOpen}
        hasLine={!background}
      >
        {children}
      </SectionDisclosure>
    </section>
  )
}
