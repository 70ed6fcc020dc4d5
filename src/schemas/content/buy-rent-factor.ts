import * as z from 'zod/mini'
import { kebabId, line, prose, provenance } from './content'

/** One row of the buy-or-rent table: a factor, and what it suggests. */
export const buyRentFactor = z.object({
  id: kebabId(),
  factor: line(60),
  /** When buying is the better choice. */
  buyingBetter: prose(200),
  /** When renting is. */
  rentingBetter: prose(200),
  /** What the choice means for the spouse's work. */
  spouseCareerImpact: prose(240),
  ...provenance,
})

export type BuyRentFactor = z.infer<typeof buyRentFactor>
