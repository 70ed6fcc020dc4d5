import type { Review } from './reviewed'

/** A longer name of a source folds, in letters. */
const MAX_NAME_LENGTH = 40

export interface SourceNote {
  /** One short line; blank where there is nothing to say. */
  line: string
  /** The sources that fold under the line. */
  folded: readonly string[]
}

/**
 * A review in one short line: "Last reviewed November 2026 · Source: Law". Several sources, or one with a
 * long name, fold under "Reviewed November 2026 · 3 sources", so that no note is as long as its text.
 */
export function sourceNote({ month, sources }: Review): SourceNote {
  const [first = ''] = sources
  const isFolded = sources.length > 1 || first.length > MAX_NAME_LENGTH
  const parts = isFolded
    ? [
        month && `Reviewed ${month}`,
        sources.length === 1 ? '1 source' : `${sources.length} sources`,
      ]
    : [month && `Last reviewed ${month}`, first && `Source: ${first}`]
  return { line: parts.filter(Boolean).join(' · '), folded: isFolded ? sources : [] }
}
