import type { Findings } from '../finding'
import { anchorOf } from '../anchor'
import type { CardsView } from './cards-view'

/** Search entries: each card by its title and its text. */
export function findInCards({ dataset }: CardsView): Findings {
  return {
    kind: 'Guides',
    icon: 'i-lucide-book-open',
    findings: dataset.rows.map((row) => ({
      title: row.title,
      text: row.text,
      anchor: anchorOf(dataset, row.id),
    })),
  }
}
