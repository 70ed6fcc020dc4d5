import type { ReactNode } from 'react'
import { Disclosure, Summary } from './Disclosure'

/** A part of a page that a link can lead to. */
export interface PageSection {
  /** The id of its heading, or of what is around it. */
  id: string
  title: string
}

/** Whether there are enough sections for a list of them to help. */
export const isListed = (sections: readonly PageSection[]) => sections.length >= 4

interface Props {
  sections: readonly PageSection[]
  /** The content under the list, and on small screens after the content. */
  aside?: ReactNode
  /** Whether small screens have the list too, collapsed on top. Otherwise they begin with the content. */
  isOnPhones?: boolean
  children: ReactNode
}

/**
 * A page's content, with links to its sections if there are many. On wide screens they have their own column, which
 * stays in view. The links and the disclosure are native, so that they work before any script runs, and the links keep
 * the query of the URL.
 */
export function OnThisPage({ sections, aside, isOnPhones = true, children }: Props) {
  const hasList = isListed(sections)
  return (
    <div className="grid print:block gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,48rem)_minmax(14rem,1fr)]">
      <div
        data-no-print
        // Below the top bar, level with a heading that a link has scrolled to.
        className={`grid gap-6 lg:sticky lg:top-32 lg:col-start-2 min-[79rem]:top-20 lg:max-h-[calc(100dvh-10rem)] lg:self-start lg:overflow-y-auto ${hasList && isOnPhones ? '' : 'max-lg:hidden'}`}
      >
        {hasList && <SectionList sections={sections} />}
        {aside && <div className="max-lg:hidden">{aside}</div>}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">{children}</div>
      {aside && <div className="lg:hidden">{aside}</div>}
    </div>
  )
}

function SectionList({ sections }: { sections: readonly PageSection[] }) {
  return (
    <nav aria-label="On This Page">
      <Disclosure
        className="rounded border border-solid border-line bg-raised lg:hidden"
        printsAsLeft
      >
        <Summary className="px-4">On This Page</Summary>
        <Links to={sections} />
      </Disclosure>
      <div className="hidden border-l border-solid border-line lg:block">
        {/* The landmark already has this name. */}
        <p aria-hidden="true" className="px-4 font-bold">
          On This Page
        </p>
        <Links to={sections} />
      </div>
    </nav>
  )
}

function Links({ to: sections }: { to: readonly PageSection[] }) {
  return (
    <ul className="list-none p-0 pb-2 lg:pt-2 lg:pb-0">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="ring-on-focus flex min-h-11 items-center rounded px-4 py-1 text-accent no-underline hover:underline focus-visible:-outline-offset-3 lg:text-sm lg:text-muted lg:hover:text-accent lg:[@media(pointer:fine)]:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
