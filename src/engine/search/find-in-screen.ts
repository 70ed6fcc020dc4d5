import type { Screen, ScreenEntry, Tab } from '../screen/screen'
import type { View } from '../views/view'
import { findInView, type Read } from './find-in-view'
import type { Finding } from './finding'
import type { Searchable, SearchGroup } from './searchable'

/** A screen as the palette knows it: its tabs, and all that its views have to be found. */
export function findInScreen(entry: ScreenEntry, screen: Screen, read: Read): SearchGroup[] {
  const { intro = [], tabs, closing = [] } = screen
  // A screen with one tab shows no tab bar.
  const named = tabs.length > 1
  return [
    { kind: 'Tabs', isFirst: true, entries: named ? tabs.map((tab) => tabEntry(entry, tab)) : [] },
    ...[...intro, ...closing].map((view) => placed(view, entry, undefined, read)),
    ...tabs.flatMap((tab) =>
      tab.views.map((view) => placed(view, entry, { id: tab.id, label: named && tab.label }, read)),
    ),
  ]
}

function tabEntry({ path, title, icon }: ScreenEntry, { id, label }: Tab): Searchable {
  return { title: label, place: title, texts: [], icon, address: addressIn(path, { tab: id }) }
}

interface Place {
  id: string
  /** Not shown where there is no tab bar. */
  label: string | false
}

function placed(view: View, { path, title }: ScreenEntry, tab: Place | undefined, read: Read) {
  const { kind, icon, findings } = findInView(view, read)
  const where = tab?.label ? `${title} · ${tab.label}` : title
  const entryOf = ({ search, anchor, part, texts = [], ...finding }: Finding): Searchable => ({
    title: finding.title,
    place: part ? `${where} · ${part}` : where,
    texts: texts.filter((text) => text !== undefined),
    icon,
    address: addressIn(path, { ...(tab && { tab: tab.id }), ...search }, anchor),
  })
  return { kind, entries: findings.map(entryOf) }
}

function addressIn(path: string, search: Readonly<Record<string, string>>, anchor?: string) {
  const query = new URLSearchParams(search).toString()
  return `${path}${query && `?${query}`}${anchor ? `#${anchor}` : ''}`
}
