import type { Finding, Findings } from '../views/finding'
import type { Searchable, SearchGroup } from './searchable'

/** The page that a view is on. */
interface Place {
  path: string
  title: string
}

/** The tab that a view is in. */
export interface OwnTab {
  id: string
  /** Not shown where there is no tab bar. */
  label: string | false
}

/** What was found in a view, each with its address and the way there: "Housing Hub › Resources". */
export function searchGroup(
  { kind, icon, findings }: Findings,
  { path, title }: Place,
  tab?: OwnTab,
): SearchGroup {
  const trail = tab?.label ? `${title} › ${tab.label}` : title
  const entryOf = ({ search, anchor, part, texts = [], ...finding }: Finding): Searchable => ({
    title: finding.title,
    subtitle: part ? `${trail} › ${part}` : trail,
    text: finding.text,
    texts: texts.filter((text) => text !== undefined),
    icon,
    address: addressIn(path, { ...(tab && { tab: tab.id }), ...search }, anchor),
  })
  return { kind, entries: findings.map(entryOf) }
}

/** An address of the app. @param anchor the id of an element there */
export function addressIn(
  path: string,
  search: Readonly<Record<string, string>>,
  anchor?: string,
): string {
  const query = new URLSearchParams(search).toString()
  return `${path}${query && `?${query}`}${anchor ? `#${anchor}` : ''}`
}
