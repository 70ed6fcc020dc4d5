import * as z from 'zod/mini'
import type { Registered } from '@/data/registry'
import { provenance } from '@/schemas/content/content'

const modules = import.meta.glob<Record<string, unknown>>('../../src/data/**/*.ts', { eager: true })

/** The name of a dataset and the file that exports it. */
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

/** The file in which a maintainer fixes a dataset. */
export function fileOf(name: string): string {
  return exportedDatasets.find((dataset) => dataset.name === name)?.file ?? `src/data (${name})`
}

/**
 * The schema errors in the records of a dataset, one sentence each:
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

/** Ids that more than one record of a dataset has. */
export function repeatedIds({ dataset }: Registered): string[] {
  return repeated(dataset.rows.map(({ id }) => id)).map(
    (id) =>
      `${fileOf(dataset.name)}, record "${id}", field "id": another record has this id; give the new one its own.`,
  )
}

/** Records and parts of records that have a review date or interval but no source, one sentence each. */
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

/** Parts with a source whose review date is missing, precedes a reading of a source, or has no reading at all. */
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

/** Sections of two checklists that would share their progress, which is stored by section id. */
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

/** A value and every object inside it, each with its path of field names. */
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

/** The second and later occurrences of each value. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

function isDataset(value: unknown): value is { name: string; rows: readonly unknown[] } {
  return typeof value === 'object' && value !== null && 'rows' in value && 'name' in value
}
