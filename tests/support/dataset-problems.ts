import * as z from 'zod/mini'
import type { Registered } from '@/data/registry'
import { provenance } from '@/schemas/content/content'

const modules = import.meta.glob<Record<string, unknown>>('../../src/data/**/*.ts', { eager: true })

/** A dataset as it is exported, with the file that exports it. */
export interface ExportedDataset {
  file: string
  name: string
}

/** Every dataset that a file of `src/data` exports. */
export const exportedDatasets: readonly ExportedDataset[] = Object.entries(modules).flatMap(
  ([path, exports]) =>
    Object.values(exports)
      .filter(isDataset)
      .map(({ name }) => ({ file: path.replace(/^.*?src\//, 'src/'), name })),
)

/** The file that a maintainer opens to mend a dataset. */
export function fileOf(name: string): string {
  return exportedDatasets.find((dataset) => dataset.name === name)?.file ?? `src/data (${name})`
}

/**
 * What the schema says against the records of a dataset, one sentence a problem:
 * `src/data/career-planner/careers.ts, record "nurse", field "salaryRange": Write a text here.`
 */
export function schemaProblems({ dataset, schema }: Registered): string[] {
  return dataset.rows.flatMap((row) =>
    (schema.safeParse(row).error?.issues ?? []).map(
      ({ path, message }) =>
        `${fileOf(dataset.name)}, record "${row.id}", field "${path.join('.')}": ${message}`,
    ),
  )
}

/** Ids that stand more than once among a dataset's records. */
export function repeatedIds({ dataset }: Registered): string[] {
  return repeated(dataset.rows.map(({ id }) => id)).map(
    (id) =>
      `${fileOf(dataset.name)}, record "${id}", field "id": another record has this id; give the new one its own.`,
  )
}

/**
 * Records, and parts of records, that say when they were reviewed and not against what: one sentence
 * each.
 */
export function unsourcedReviews({ dataset }: Registered): string[] {
  return dataset.rows.flatMap((row) =>
    partsWithin(row)
      .filter(({ part }) => !('source' in part && part.source))
      .flatMap(({ part, path }) =>
        ['lastReviewed', 'reviewInterval']
          .filter((field) => field in part)
          .map(
            (field) =>
              `${fileOf(dataset.name)}, record "${row.id}", field "${[...path, field].join('.')}": it has no source; add source, or take it out.`,
          ),
      ),
  )
}

const sourced = z.object(provenance)

/** Parts that claim a review of a page that nobody has read, or a review from before the page was read. */
export function reviewProblems({ dataset }: Registered): string[] {
  return dataset.rows.flatMap((row) =>
    partsWithin(row).flatMap(({ part, path }) => {
      const { data } = sourced.safeParse(part)
      if (!data?.source) return []
      const { source, alsoFrom = [], lastReviewed } = data
      const seen = [source, ...alsoFrom].flatMap((page) => page.seen ?? []).toSorted()
      const latest = seen.at(-1) ?? ''
      const place = `${fileOf(dataset.name)}, record "${row.id}", field "${[...path, 'lastReviewed'].join('.')}"`
      if (!source.seen) {
        return lastReviewed ? [`${place}: “${source.title}” was never read; take it out.`] : []
      }
      if (!lastReviewed) return [`${place}: its source was read; give the day of the comparison.`]
      return lastReviewed < latest
        ? [`${place}: a page was read on ${latest}, after the review; compare again.`]
        : []
    }),
  )
}

interface Checklist {
  /** The key under which its progress is stored. */
  key: string
  dataset: Registered['dataset']
}

/** Sections of two checklists that would share what is ticked, as it is stored by the section's id. */
export function sharedSections(checklists: readonly Checklist[]): string[] {
  const owners = new Map<string, string>()
  return checklists.flatMap(({ key, dataset }) =>
    dataset.rows.flatMap(({ id }) => {
      const owner = owners.get(`${key} ${id}`)
      owners.set(`${key} ${id}`, owner ?? dataset.name)
      return owner === undefined || owner === dataset.name
        ? []
        : [
            `${fileOf(dataset.name)}, record "${id}", field "id": ${fileOf(owner)} has a section of this id, and ticks are stored by it; give the new one its own.`,
          ]
    }),
  )
}

/** A record and every object inside it, with the names of the fields that lead there. */
export function partsWithin(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; part: object }[] {
  if (typeof value !== 'object' || value === null) return []
  return [
    { path, part: value },
    ...Object.entries(value).flatMap(([field, inner]) => partsWithin(inner, [...path, field])),
  ]
}

/** The second and further appearances of each value. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

function isDataset(value: unknown): value is { name: string; rows: readonly unknown[] } {
  return typeof value === 'object' && value !== null && 'rows' in value && 'name' in value
}
