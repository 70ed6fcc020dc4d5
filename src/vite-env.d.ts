declare module 'virtual:uno.css'

/** `build/wage-files.ts` makes the module of each of these tables. */
declare module '@/data/wages/*.csv' {
  import type { OccupationFigures } from '@/schemas/career-planner/occupation-wage'

  const occupations: readonly OccupationFigures[]
  export default occupations
}
