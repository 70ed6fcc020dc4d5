import * as z from 'zod/mini'
import { kebabId, prose, provenance } from './content'

/** One tip of a line of tips that take turns. It is short enough to read before the next one comes. */
export const tip = z.object({
  id: kebabId(),
  text: prose(159),
  ...provenance,
})

export type Tip = z.infer<typeof tip>
