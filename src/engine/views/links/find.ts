import type { Findings } from '../finding'
import { anchorOf } from '../anchor'
import { textsIn } from '../select-records'
import type { LinksView } from './links-view'

/** Makes links searchable by name, description, group, badge and notes. */
export function findInLinks({ dataset, config }: LinksView): Findings {
  const fields = [config.groupBy, config.badge?.field, ...(config.notes ?? [])]
  return {
    kind: 'Links and resources',
    icon: 'i-lucide-external-link',
    findings: dataset.rows.map((row) => ({
      title: row.name,
      text: row.description,
      texts: fields.flatMap((field) => (field ? textsIn(row, field) : [])),
      anchor: anchorOf(dataset, row.id),
    })),
  }
}
