import type { Findings } from '../finding'
import { anchorOf } from '../anchor'
import type { TermsView } from './terms-view'

/** The terms as search findings. People also find a term by its full name or meaning. */
export function findInTerms({ dataset }: TermsView): Findings {
  return {
    kind: 'Abbreviations',
    icon: 'i-lucide-book-open',
    findings: dataset.rows.map((row) => ({
      title: row.short,
      text: row.name ? `${row.name}. ${row.meaning}` : row.meaning,
      anchor: anchorOf(dataset, row.id),
    })),
  }
}
