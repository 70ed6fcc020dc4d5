import type { Dataset } from '../../model/dataset'

/** An abbreviation or name with its explanation. */
interface TermRow {
  id: string
  short: string
  name?: string | undefined
  meaning: string
}

export interface TermsView {
  kind: 'terms'
  dataset: Dataset<TermRow>
}

/**
 * The terms of a screen, collapsed at first.
 * @param ids the terms to show, in the order in which people come across them on the screen
 */
export function termsView(terms: Dataset<TermRow>, ids: readonly string[]): TermsView {
  const rows = ids.flatMap((id) => terms.rows.filter((row) => row.id === id))
  return { kind: 'terms', dataset: { name: terms.name, rows } }
}
