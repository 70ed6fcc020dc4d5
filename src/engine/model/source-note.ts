import { eachOnce, type Review, type SourcePage } from './reviewed'

/** Pages that collapse under a note, under the name of what rests on them where there are several. */
export interface CollapsedSources {
  /** "Kite"; "Kite (November 2026)" where the note has several months. */
  name?: string
  sources: readonly SourcePage[]
}

export interface SourceNote {
  /** One short line; blank where there is nothing to say. */
  line: string
  collapsed: readonly CollapsedSources[]
}

/**
 * A review in one short line, "Reviewed November 2026 · 3 sources, 1 not checked by us yet". The pages collapse under it,
 * so that no note is as long as its text.
 */
export function sourceNote({ month, sources }: Review): SourceNote {
  if (sources.length === 0) return { line: month ? `Last reviewed ${month}` : '', collapsed: [] }
  return {
    line: [month && `Reviewed ${month}`, countOf(sources)].filter(Boolean).join(' · '),
    collapsed: [{ sources }],
  }
}

/** "3 sources, 1 not checked by us yet" */
export function countOf(sources: readonly SourcePage[]): string {
  const pages = eachOnce(sources)
  const unread = pages.filter(({ seen }) => seen === undefined).length
  const count = pages.length === 1 ? '1 source' : `${pages.length} sources`
  if (unread === 0) return count
  return `${count}, ${unread === pages.length ? '' : `${unread} `}not checked by us yet`
}
