import { hrefOf } from '../url/href-of'
import type { Finding, Findings } from '../views/finding'
import type { Searchable, SearchGroup } from './searchable'

/** The page that a view is on. */
interface PageRef {
  path: string
  title: string
}

/** The tab that a view is in. */
interface TabRef {
  id: string
  /** False if the screen has no tab bar. */
  label: string | false
}

/** The findings of a view as a search group, each with its URL and breadcrumbs: "Housing Hub › Resources". */
export function searchGroup(
  { kind, icon, findings }: Findings,
  { path, title }: PageRef,
  tab?: TabRef,
): SearchGroup {
  const breadcrumbs = tab?.label ? `${title} › ${tab.label}` : title
  const entryOf = ({ search, anchor, part, texts = [], ...finding }: Finding): Searchable => ({
    title: finding.title,
    subtitle: part ? `${breadcrumbs} › ${part}` : breadcrumbs,
    text: finding.text,
    texts: texts.filter((text) => text !== undefined),
    icon,
    address: hrefOf({ path, search: { ...(tab && { tab: tab.id }), ...search } }, anchor),
  })
  return { kind, entries: findings.map(entryOf) }
}
