import type { Registered } from '@/data/registry'
import { ownFigures } from './own-figures'

const NUMBER =
  '(?:\\d[\\d,.]*\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds|thousands|half)'
const UNIT =
  '(?:states?|territories|countries|areas?|days?|weeks?|months?|years?|hours?|minutes?|pages?|employers?|companies|jobs?|spouses?|families|people|members?|miles?|pounds?|percent|dollars|credits?|boards?|licenses?|compacts?)'

/** What needs a source: amounts, percentages, laws, and numbers with a unit, in digits or in words ("two pages"). */
const FIGURE = new RegExp(
  `\\$\\d[\\d,.]*|\\d[\\d.]*%|\\bAct\\b|Public Law|U\\.S\\.C\\.|\\b${NUMBER}(?:[- ](?:to|or|and|–) ?${NUMBER}|[-–]\\d+)?[ -](?:[a-z]+ )?${UNIT}\\b`,
  'gi',
)

/** A figure that a record states without a source. */
export interface UnsourcedFigure {
  record: string
  figure: string
}

/** The figures that a dataset states without a source, except those in `ownFigures`. */
export function unsourcedFigures({ dataset }: Pick<Registered, 'dataset'>): UnsourcedFigure[] {
  return dataset.rows.flatMap((row) => {
    const record = `${dataset.name}/${row.id}`
    return figuresIn(row, 'source' in row && row.source !== undefined)
      .filter((figure) => !isOwn(record, figure))
      .map((figure) => ({ record, figure }))
  })
}

/** The entries of `ownFigures` that no record uses anymore. */
export function staleOwnFigures(all: readonly Pick<Registered, 'dataset'>[]): string[] {
  const stated = all.flatMap(({ dataset }) =>
    dataset.rows.flatMap((row) =>
      figuresIn(row, 'source' in row && row.source !== undefined).map((figure) => ({
        record: `${dataset.name}/${row.id}`,
        figure: figure.toLowerCase(),
      })),
    ),
  )
  return ownFigures.flatMap(({ where, figures }) => {
    const here = stated.filter(({ record }) => record === where || record.startsWith(`${where}/`))
    if (figures === 'all') return here.length > 0 ? [] : [where]
    return figures
      .filter((figure) => !here.some((one) => one.figure === figure))
      .map((figure) => `${where}: ${figure}`)
  })
}

function isOwn(record: string, figure: string): boolean {
  return ownFigures.some(
    ({ where, figures }) =>
      (where === record || record.startsWith(`${where}/`)) &&
      (figures === 'all' || figures.includes(figure.toLowerCase())),
  )
}

/** Fields that state no facts: ids, and the due dates of our own plan. */
const IGNORED_FIELDS = ['id', 'timeframe']

/** The figures in the texts of a value. A source of a part, such as one link in a list, covers that part. */
function figuresIn(value: unknown, hasSource: boolean): string[] {
  if (typeof value === 'string') {
    return hasSource || /^(?:https?:|tel:|mailto:|i-lucide-)/.test(value)
      ? []
      : Array.from(value.matchAll(FIGURE), ([figure]) => figure.trim())
  }
  if (typeof value !== 'object' || value === null) return []
  const covered = hasSource || ('source' in value && value.source !== undefined)
  return Object.entries(value)
    .filter(([field]) => !IGNORED_FIELDS.includes(field))
    .flatMap(([, part]) => figuresIn(part, covered))
}
