import { capitalized } from '../../capitalized'
import { labelOf } from '../../model/vocabulary'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import type { AnyChildList, AnyField, Child } from '../../model/field'
import type { Load } from '../../model/stored'
import type { Findings } from '../finding'
import { childrenOf } from '../../store/children'
import { FORM, nameIn } from '../../url/form-url'
import type { ListView } from './list-view'

/** The records of a list. Each result opens the form of its record. */
export function findInList({ entity, config }: ListView, read: Load): Findings {
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

/** The texts of a record, as the user sees them: typed texts and the labels of chosen options. */
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

/** Nobody searches for a date in its stored format. */
const isDated = ({ input }: AnyField) => input === 'date' || input === 'month'

/** The typed texts of a child. A search for its kind or status would find every child. */
function wordsOf({ fields }: AnyChildList, child: Child): readonly string[] {
  return Object.entries(fields).flatMap(([field, { input }]) =>
    input === 'text' || input === 'textarea' ? (child[field] ?? []) : [],
  )
}
