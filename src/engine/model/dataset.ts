/** Rows that ship with the product. */
export interface Dataset<Row> {
  /** Kebab-case, unique. Used in element ids, messages and reports. */
  name: string
  rows: readonly Row[]
}

/**
 * Declares rows that ship with the product. The compiler checks their shape here. `src/data/registry.ts` pairs the
 * dataset with a schema for what types cannot check: lengths, URLs, unique ids. Only tests and reports load the
 * registry, so users do not download it. See docs/decisions/0003.
 */
export function defineDataset<Row extends { id: string }>(
  name: string,
  rows: readonly NoInfer<Row>[],
): Dataset<Row> {
  return { name, rows }
}
