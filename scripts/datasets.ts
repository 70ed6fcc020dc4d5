import { datasets } from '../src/data/registry.ts'

/** A string in a dataset, with its location. */
export interface DatasetText {
  dataset: string
  record: string
  /** The path of property names, joined by dots. */
  field: string
  text: string
}

/** Every string in every dataset. */
export function allTexts(): DatasetText[] {
  return datasets.flatMap(({ dataset }) =>
    dataset.rows.flatMap((row) =>
      textsIn(row).map(({ field, text }) => ({
        dataset: dataset.name,
        record: row.id,
        field,
        text,
      })),
    ),
  )
}

/** Every record of every dataset. */
export function allRecords(): { dataset: string; record: string; row: object }[] {
  return datasets.flatMap(({ dataset }) =>
    dataset.rows.map((row) => ({ dataset: dataset.name, record: row.id, row })),
  )
}

function textsIn(value: unknown, path: string[] = []): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: path.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]))
}
