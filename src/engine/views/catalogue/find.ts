import type { Findings } from '../finding'
import { anchorOf } from '../anchor'
import { textsIn } from '../select-records'
import type { CatalogueView } from './catalogue-view'

/** Search entries: the rows of a catalogue, with the texts of the fields that its config names. */
export function findInCatalogue({ dataset, config: { find } }: CatalogueView): Findings {
  return {
    kind: find.kind,
    icon: find.icon,
    findings: dataset.rows.map((row) => ({
      title: textsIn(row, find.title).join(' '),
      text:
        find.text &&
        [find.text]
          .flat()
          .flatMap((field) => textsIn(row, field))
          .join(' '),
      texts: find.texts.flatMap((field) => textsIn(row, field)),
      anchor: anchorOf(dataset, row.id),
    })),
  }
}
