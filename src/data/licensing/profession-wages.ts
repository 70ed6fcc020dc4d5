import { publishedWages } from '@/data/sources/state-wages'
import occupations from '@/data/wages/professions.csv'
import { defineDataset } from '@/engine/model/dataset'
import type { OccupationWage } from '@/schemas/career-planner/occupation-wage'

/** What further occupations pay in each state: licensed ones, and close relatives of the careers. */
export const professionWages = defineDataset<OccupationWage>(
  'profession-wages',
  occupations.map((figures) => ({ ...figures, ...publishedWages })),
)
