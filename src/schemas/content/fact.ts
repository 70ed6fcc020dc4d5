import * as z from 'zod/mini'
import { kebabId, line, requiredProvenance } from './content'

/** A figure or a rule from outside the product that several texts insert, so that one edit updates all of them. */
export const fact = z.object({
  id: kebabId(),
  /** The words to insert, without a final period. */
  text: line(240),
  ...requiredProvenance,
})

export type Fact = z.infer<typeof fact>
