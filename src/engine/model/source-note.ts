import { uniquePages, type Review, type SourcePage } from './reviewed'

/** Collapsed source pages of a note, with the name of their entry if the note is about several. */
export interface CollapsedSources {
  /** "Kite", or "Kite (November 2026)" if the note covers several months. */
  name?: string
  sources: readonly SourcePage[]
}

export interface SourceNote {
  /** One short line; blank if there is nothing to show. */
  line: string
  collapsed: readonly CollapsedSources[]
}

/**
 * A review in one short line, "Reviewed November 2026 · 3 sources, 1 not checked by us yet". The pages are collapsed,
 * so that the note is shorter than the text it belongs to.
 */
export function sourceNote({ month, sources }: Review): SourceNote {
  if (sources.length === 0) return { line: month ? `Last reviewed ${month}` : '', collapsed: [] }
  return {
    line: [month && `Reviewed ${month}`, countSources(sources)].filter(Boolean).join(' · '),
    collapsed: [{ sources }],
  }
}

/** "3 sources, 1 not checked by us yet" */
export function countSources(sources: readonly SourcePage[]): string {
  const pages = uniquePages(sources)
  const unread = pages.filter(({ seen }) => seen === undefined).length
  const count = pages.length === 1 ? '1 source' : `${pages.length} sources`
  if (unread === 0) return count
  return `${count}, ${unread === pages.length ? '' : `${unread} `}not checked by us yet`
}
