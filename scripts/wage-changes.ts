import { figureNames } from '../build/wage-table.ts'
import type { OccupationFigures } from '../src/schemas/career-planner/occupation-wage.ts'
import { wageAreas } from '../src/schemas/career-planner/wage-area.ts'

/** A figure that changes by more than this share is looked at before it ships. */
const LARGE = 0.3

/** Every figure that changes by more than 30 %, and every one of pay that comes or goes. */
export function wageChanges(
  standing: readonly OccupationFigures[],
  occupations: readonly OccupationFigures[],
): string[] {
  return occupations.flatMap(({ id, title, areas }) => {
    const before = standing.find((occupation) => occupation.id === id)
    if (!before) return [`${id} ${title}: new`]
    return wageAreas.flatMap((area) =>
      figureNames.flatMap((name, at) => {
        const change = changeOf(before.areas[area][at] ?? null, areas[area][at] ?? null)
        return change ? [`${area} ${id} ${title}, ${name}: ${change}`] : []
      }),
    )
  })
}

/** "80000 → 110000 (+38 %)"; blank where it is no large change. */
function changeOf(before: number | null, after: number | null): string {
  if (before === after) return ''
  if (before === null) return `${after}, not published before`
  if (after === null) return `not published any more, was ${before}`
  const share = after / before - 1
  if (Math.abs(share) <= LARGE) return ''
  return `${before} → ${after} (${share > 0 ? '+' : '−'}${Math.round(Math.abs(share) * 100)} %)`
}
