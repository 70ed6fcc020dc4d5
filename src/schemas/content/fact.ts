import * as z from 'zod/mini'
import { kebabId, line, requiredProvenance } from './content'

/** A figure or a rule of the outside world that copy inserts, kept once so that one edit updates every screen. */
export const fact = z.object({
  id: kebabId(),
  /** The words that copy inserts, with no full stop. */
  text: line(240),
  ...requiredProvenance,
})

export type Fact = z.infer<typeof fact>
