import * as z from 'zod/mini'
import { day, kebabId, line, prose, requiredProvenance } from '../content/content'
import { areaCode } from './bah-area'

/** What applies to all housing allowance rates of a year, and to single areas. */
export const bahYear = z.object({
  id: kebabId(),
  year: z.number('Give the year.'),
  /** The last day on which the rates are valid. */
  lastDay: day(),
  /** Areas with higher rates for some months. The table does not have those amounts. */
  temporaryIncreases: z.array(z.object({ area: areaCode(), from: day(), to: day() })),
  /** Names to show for areas whose name in the table is wrong or confusing, by area code. */
  displayNames: z.record(z.string(), line(60)),
  /** What a county cost group is, for people whose area is one. */
  countyGroup: prose(300),
  ...requiredProvenance,
})

export type BahYear = z.infer<typeof bahYear>
