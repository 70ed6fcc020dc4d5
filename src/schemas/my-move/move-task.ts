import * as z from 'zod/mini'
import { kebabId, line, prose, provenance } from '../content/content'

/** Something to do for a move that neither a checklist nor a plan of steps has. Ticks are stored by id. */
export const moveTask = z.object({
  id: kebabId(),
  /** What to do, in a few words. */
  task: line(80),
  /** How, and with whom. */
  details: prose(400),
  ...provenance,
})

export type MoveTask = z.infer<typeof moveTask>
