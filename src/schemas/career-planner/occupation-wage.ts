import * as z from 'zod/mini'
import { line, requiredProvenance } from '../content/content'
import { wageAreas } from './wage-area'

const wholeNumber = 'Give a whole number above 0, or nothing where none is published.'
const figure = z.nullable(z.int(wholeNumber).check(z.positive(wholeNumber)))

/**
 * The figures of an occupation in one area, each null where it is not published: how many jobs there are,
 * and what a year of work pays at the 10th percentile, the median and the 90th.
 */
export const areaWage = z.readonly(
  z.tuple([figure, figure, figure, figure]).check(
    z.refine(
      ([, ...pay]) => {
        const published = pay.filter((value) => value !== null)
        return published.length === 0 || published.length === pay.length
      },
      { error: 'Give all three figures of pay, or none.', path: [2] },
    ),
    z.refine(
      ([, low, median, high]) =>
        low === null || median === null || high === null || (low <= median && median <= high),
      { error: 'The median is not between the 10th and the 90th percentile.', path: [2] },
    ),
  ),
)

export type AreaWage = z.infer<typeof areaWage>

export const wageArea = z.enum(wageAreas, 'Use a state that has wages, or US.')

/** What employees of one occupation earn in each area, as stored in a file of `src/data/wages`. */
export const occupationFigures = z.object({
  /** The government’s code (SOC). */
  id: z.string().check(z.regex(/^\d\d-\d{4}$/, 'Write the code of an occupation, as in 29-1141.')),
  /** Its name at the Bureau of Labor Statistics. */
  title: line(100),
  areas: z.record(wageArea, areaWage),
})

export type OccupationFigures = z.infer<typeof occupationFigures>

/** The same with the source of the figures. */
export const occupationWage = z.extend(occupationFigures, requiredProvenance)

export type OccupationWage = z.infer<typeof occupationWage>
