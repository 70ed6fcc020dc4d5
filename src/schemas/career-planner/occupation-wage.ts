import * as z from 'zod/mini'
import { kebabId, line, requiredProvenance } from '../content/content'
import { wageAreas } from './wage-area'

const figure = z.nullable(
  z
    .number('Give a number, or null where none is published.')
    .check(z.refine((value) => Number.isInteger(value) && value > 0, 'Give a whole number.')),
)

/**
 * The figures of an occupation in one area, each null where it is not published: how many jobs there are,
 * and what a year of work pays at the 10th percentile, the median and the 90th.
 */
const areaWage = z.readonly(
  z.tuple([figure, figure, figure, figure]).check(
    z.refine(([, ...pay]) => {
      const published = pay.filter((value) => value !== null)
      return published.length === 0 || published.length === pay.length
    }, 'Give all three figures of pay, or none.'),
    z.refine(
      ([, low, median, high]) =>
        low === null || median === null || high === null || (low <= median && median <= high),
      'The median is not between the 10th and the 90th percentile.',
    ),
  ),
)

export type AreaWage = z.infer<typeof areaWage>

/** What employees of one occupation earn in each area. Its id is the government’s code (SOC). */
export const occupationWage = z.object({
  id: kebabId(),
  /** As the Bureau of Labor Statistics calls it. */
  title: line(100),
  areas: z.record(z.enum(wageAreas, 'Use a state that has wages, or US.'), areaWage),
  ...requiredProvenance,
})

export type OccupationWage = z.infer<typeof occupationWage>
