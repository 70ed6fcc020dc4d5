import type { Finding, Findings } from '../finding'
import { anchorOf } from '../anchor'
import type { ChecklistView } from './checklist-view'

/** The sections of a checklist and their items. */
export function findInChecklist({ dataset }: ChecklistView): Findings {
  return {
    kind: 'Checklist items',
    icon: 'i-lucide-list-checks',
    findings: dataset.rows.flatMap((section): readonly Finding[] => [
      {
        title: section.name,
        text: section.description,
        anchor: anchorOf(dataset, section.id),
      },
      ...section.items.map((item) => ({
        title: item.text,
        part: section.name,
        anchor: anchorOf(dataset, section.id, item.id),
      })),
    ]),
  }
}
