import type { Registered } from '@/data/registry'
import { ownFigures } from './own-figures'

const NUMBER =
  '(?:\\d[\\d,.]*\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds|thousands|half)'
const UNIT =
  '(?:states?|territories|countries|areas?|days?|weeks?|months?|years?|hours?|minutes?|pages?|employers?|companies|jobs?|spouses?|families|people|members?|miles?|pounds?|percent|dollars|credits?|boards?|licenses?|compacts?)'

/** What needs a source: sums, shares, laws, and numbers with a unit, in figures or in words ("two pages"). */
const FIGURE = new RegExp(
  `\\$\\d[\\d,.]*|\\d[\\d.]*%|\\bAct\\b|Public Law|U\\.S\\.C\\.|\\b${NUMBER}(?:[- ](?:to|or|and|–) ?${NUMBER}|[-–]\\d+)?[ -](?:[a-z]+ )?${UNIT}\\b`,
  'gi',
)

/** A figure that a record states with no source for it. */
export interface UnsourcedFigure {
  record: string
  figure: string
}

/** The figures that a dataset states in records without a source, but for those of our own. */
export function unsourcedFigures({ dataset }: Pick<Registered, 'dataset'>): UnsourcedFigure[] {
  return dataset.rows.flatMap((row) => {
    const record = `${dataset.name}/${row.id}`
    return figuresIn(row, 'source' in row && row.source !== undefined)
      .filter((figure) => !isOwn(record, figure))
      .map((figure) => ({ record, figure }))
  })
}

/** The entries of the list of our own figures that no record uses any more. */
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

/** Fields that are no sentence: an id, and when a step of our own plan is due. */
const NOT_SAID = ['id', 'timeframe']

/** The figures in the texts of a value. A part with a source of its own, as one link of a list, is covered by it. */
function figuresIn(value: unknown, hasSource: boolean): string[] {
  if (typeof value === 'string') {
    return hasSource || /^(?:https?:|tel:|mailto:|i-lucide-)/.test(value)
      ? []
      : Array.from(value.matchAll(FIGURE), ([figure]) => figure.trim())
  }
  if (typeof value !== 'object' || value === null) return []
  const covered = hasSource || ('source' in value && value.source !== undefined)
  return Object.entries(value)
    .filter(([field]) => !NOT_SAID.includes(field))
    .flatMap(([, part]) => figuresIn(part, covered))
}
