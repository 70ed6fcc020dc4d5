import { Link, useLocation } from 'wouter'
import { Icon } from '../../ui/Icon'
import { hrefOf } from '../../views/callout/href-of'
import type { Tab, TabPage } from '../screen'
import { TAB } from './use-open-tab'

/** A page of a tab: a link back to the tab, the title and the content. */
export function TabPageView({ tab, page: { title, Component } }: { tab: Tab; page: TabPage }) {
  const [path] = useLocation()
  return (
    <section aria-labelledby="page-title">
      <Link
        href={hrefOf({ path, search: { [TAB]: tab.id } })}
        data-no-print
        className="ring-on-focus inline-flex min-h-11 items-center gap-1 rounded font-semibold text-accent"
      >
        <Icon name="i-lucide-chevron-left" className="size-5" />
        <span>{tab.label}</span>
      </Link>
      <h2 id="page-title" tabIndex={-1} data-page-title className="mt-1 scroll-mt-32 section-title">
        {title}
      </h2>
      <Component />
    </section>
  )
}
