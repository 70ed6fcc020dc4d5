import type { AnyEntity, AnyRecord } from '../model/entity'
import type { Stored } from '../model/stored'
import { labelOf } from '../model/vocabulary'
import { anchorOf } from '../views/anchor'
import { textOf } from '../views/links/links-view'
import type { View, ViewKind } from '../views/view'
import type { Finding, Findings } from './finding'

/** Reads what the user has stored. */
export type Read = <Value>(stored: Stored<Value>) => Value

type FindIn<Kind extends ViewKind> = (view: Extract<View, { kind: Kind }>, read: Read) => Findings

const nothing: Findings = { kind: '', icon: 'i-lucide-search-x', findings: [] }

/** What each kind of view has to be found. */
const finders: { [Kind in ViewKind]: FindIn<Kind> } = {
  list: ({ entity, config }, read) => ({
    kind: capitalized(entity.noun[1]),
    icon: config.searchIcon,
    findings: read(entity).map((record) => ({
      title: entity.describe(record),
      texts: textsOf(entity, record),
      search: { edit: record.id },
    })),
  }),
  checklist: ({ dataset }) => ({
    kind: 'Checklist items',
    icon: 'i-lucide-list-checks',
    findings: dataset.rows.flatMap((section): readonly Finding[] => [
      {
        title: section.name,
        texts: [section.description],
        anchor: anchorOf(dataset, section.id),
      },
      ...section.items.map((item) => ({
        title: item.text,
        part: section.name,
        anchor: anchorOf(dataset, section.id, item.id),
      })),
    ]),
  }),
  links: ({ dataset, config }) => ({
    kind: 'Links and resources',
    icon: 'i-lucide-external-link',
    findings: dataset.rows.map((row) => ({
      title: row.name,
      texts: [
        row.description,
        ...[config.groupBy, config.badge?.field, ...(config.notes ?? [])].map(
          (field) => field && textOf(row, field),
        ),
      ],
      anchor: anchorOf(dataset, row.id),
    })),
  }),
  guide: ({ dataset }) => ({
    kind: 'Guides',
    icon: 'i-lucide-book-open',
    findings: dataset.rows.map((row) => ({
      title: row.title,
      texts: [
        row.lead,
        ...(row.paragraphs ?? []),
        ...(row.items ?? []),
        ...(row.links ?? []).map(({ name }) => name),
      ],
      anchor: anchorOf(dataset, row.id),
    })),
  }),
  steps: ({ dataset }) => ({
    kind: 'Steps',
    icon: 'i-lucide-route',
    findings: dataset.rows.map((row) => ({
      title: row.title,
      texts: [row.description, row.timeframe, ...(row.careerConsiderations ?? [])],
      anchor: anchorOf(dataset, row.id),
    })),
  }),
  cards: ({ dataset }) => ({
    kind: 'Guides',
    icon: 'i-lucide-book-open',
    findings: dataset.rows.map((row) => ({
      title: row.title,
      texts: [row.text],
      anchor: anchorOf(dataset, row.id),
    })),
  }),
  terms: ({ dataset }) => ({
    kind: 'Short words',
    icon: 'i-lucide-book-open',
    findings: dataset.rows.map((row) => ({
      title: row.short,
      texts: [row.name, row.meaning],
      anchor: anchorOf(dataset, row.id),
    })),
  }),
  custom: ({ find }) => find?.() ?? nothing,
  // What these say, another view says in full.
  progress: () => nothing,
  callout: () => nothing,
}

/** What can be found in a view of any kind. */
export function findInView<Kind extends ViewKind>(
  view: Extract<View, { kind: Kind }>,
  read: Read,
): Findings {
  const find: FindIn<Kind> = finders[view.kind]
  return find(view, read)
}

/** What a person wrote or chose in a record, as they read it. */
function textsOf({ fields }: AnyEntity, record: AnyRecord): readonly string[] {
  return Object.entries(fields).flatMap(([field, spec]) => {
    const value = record[field]
    if (typeof value !== 'string' || value === '' || spec.input === 'date') return []
    return 'options' in spec ? labelOf(spec.options, value) : value
  })
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
