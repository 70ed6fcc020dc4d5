import { publishedWages } from '@/data/sources/state-wages'
import occupations from '@/data/wages/careers.csv'
import { defineDataset } from '@/engine/model/dataset'
import type { OccupationWage } from '@/schemas/career-planner/occupation-wage'

/** What the careers of the catalogue pay in each state. */
export const careerWages = defineDataset<OccupationWage>(
  'career-wages',
  occupations.map((figures) => ({ ...figures, ...publishedWages })),
)
