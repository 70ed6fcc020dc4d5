import { datasets } from '../src/data/registry.ts'

/** A text of a dataset, and where it is. */
export interface PlacedText {
  dataset: string
  record: string
  /** The path of its field, joined by dots. */
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

/** Every record with the name of its dataset. The caller picks the fields that it needs. */
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
