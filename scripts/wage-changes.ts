import { figureNames } from '../build/wage-table.ts'
import type { OccupationFigures } from '../src/schemas/career-planner/occupation-wage.ts'
import { wageAreas } from '../src/schemas/career-planner/wage-area.ts'

/** A person checks a figure that changes by more than this share before it ships. */
const LARGE_CHANGE = 0.3

/** Lists the figures that change by more than 30%, appear or disappear, and the new occupations. */
export function wageChanges(
  current: readonly OccupationFigures[],
  occupations: readonly OccupationFigures[],
): string[] {
  return occupations.flatMap(({ id, title, areas }) => {
    const before = current.find((occupation) => occupation.id === id)
    if (!before) return [`${id} ${title}: new`]
    return wageAreas.flatMap((area) =>
      figureNames.flatMap((name, at) => {
        const change = changeOf(before.areas[area][at] ?? null, areas[area][at] ?? null)
        return change ? [`${area} ${id} ${title}, ${name}: ${change}`] : []
      }),
    )
  })
}

/** "80000 → 110000 (+38 %)"; blank if the change is not large. */
function changeOf(before: number | null, after: number | null): string {
  if (before === after) return ''
  if (before === null) return `${after}, not published before`
  if (after === null) return `not published any more, was ${before}`
  const share = after / before - 1
  if (Math.abs(share) <= LARGE_CHANGE) return ''
  return `${before} → ${after} (${share > 0 ? '+' : '−'}${Math.round(Math.abs(share) * 100)} %)`
}
