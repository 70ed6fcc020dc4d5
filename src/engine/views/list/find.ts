import { labelOf } from '../../model/vocabulary'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import type { AnyChildList, AnyField, Child } from '../../model/field'
import type { Findings, Read } from '../finding'
import { childrenOf } from '../../store/children'
import { FORM, nameIn } from './list-parts'
import type { ListView } from './list-view'

/** The records that a person keeps in a list; each opens its form. */
export function findInList({ entity, config }: ListView, read: Read): Findings {
  return {
    kind: capitalized(entity.noun[1]),
    icon: config.searchIcon,
    findings: read(entity).map((record) => ({
      title: entity.describe(record),
      texts: textsOf(entity, record),
      search: { [nameIn(config.urlPrefix)(FORM)]: record.id },
    })),
  }
}

/** What a person wrote or chose in a record, as they read it. */
function textsOf({ fields }: AnyEntity, record: AnyRecord): readonly string[] {
  return Object.entries(fields).flatMap(([field, spec]) => {
    const value = record[field]
    if (spec.input === 'children') {
      return childrenOf(record, field).flatMap((child) => wordsOf(spec.of, child))
    }
    if (typeof value !== 'string' || value === '' || isDated(spec)) return []
    return 'options' in spec ? labelOf(spec.options, value) : value
  })
}

/** Nobody looks for a day or a month as it is stored. */
const isDated = ({ input }: AnyField) => input === 'date' || input === 'month'

/** What a person wrote in a child. What it is, as a note or a status, would find them all. */
function wordsOf({ fields }: AnyChildList, child: Child): readonly string[] {
  return Object.entries(fields).flatMap(([field, { input }]) =>
    input === 'text' || input === 'textarea' ? (child[field] ?? []) : [],
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
