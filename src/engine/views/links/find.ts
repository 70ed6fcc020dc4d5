import type { Findings } from '../finding'
import { anchorOf } from '../anchor'
import { textOf, type LinksView } from './links-view'

/** The links, by their names and by all that is said of them. */
export function findInLinks({ dataset, config }: LinksView): Findings {
  const fields = [config.groupBy, config.badge?.field, ...(config.notes ?? [])]
  return {
    kind: 'Links and resources',
    icon: 'i-lucide-external-link',
    findings: dataset.rows.map((row) => ({
      title: row.name,
      text: row.description,
      texts: fields.map((field) => field && textOf(row, field)),
      anchor: anchorOf(dataset, row.id),
    })),
  }
}
