import type { Findings } from '../finding'
import { anchorOf } from '../anchor'
import type { GuideView } from './guide-view'

/** The sections of a guide, by their titles and all of their text. */
export function findInGuide({ dataset }: Pick<GuideView, 'dataset'>): Findings {
  return {
    kind: 'Guides',
    icon: 'i-lucide-book-open',
    findings: dataset.rows.map((row) => ({
      title: row.title,
      text: row.lead ?? row.paragraphs?.[0] ?? row.items?.[0],
      texts: [
        ...(row.paragraphs ?? []),
        ...(row.items ?? []),
        ...(row.points ?? []).map(({ lead, text }) => `${lead} ${text}`),
        row.steps?.title,
        ...(row.steps?.items ?? []),
        ...(row.links ?? []).map(({ name }) => name),
      ],
      anchor: anchorOf(dataset, row.id),
    })),
  }
}
