import * as z from 'zod/mini'
import { kebabId, prose, provenance } from './content'

/** One of the tips that rotate in one line. It is short enough to read before the next one appears. */
export const tip = z.object({
  id: kebabId(),
  text: prose(159),
  ...provenance,
})

export type Tip = z.infer<typeof tip>
