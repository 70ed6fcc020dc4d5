import { datasets } from '../src/data/registry.ts'

/** A text of a dataset, with its place. */
export interface PlacedText {
  dataset: string
  record: string
  /** The names of the fields that lead to it, joined by dots. */
  field: string
  text: string
}

/** Every text of every dataset. */
export function allTexts(): PlacedText[] {
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

/** Every record with its dataset's name; whoever reads it looks for the fields it wants. */
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
