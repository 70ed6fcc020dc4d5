/** Rows that ship with the product. */
export interface Dataset<Row> {
  /** Kebab-case, unique; messages and reports use it. */
  name: string
  rows: readonly Row[]
}

/**
 * Declares rows that ship with the product. The compiler checks their shape here; the schema that
 * checks what types cannot (lengths, addresses, unique ids) is paired with the dataset in
 * `src/data/registry.ts`, which only tests and reports load, so readers do not download it. See docs/decisions/0003.
 */
export function defineDataset<Row extends { id: string }>(
  name: string,
  rows: readonly NoInfer<Row>[],
): Dataset<Row> {
  return { name, rows }
}
