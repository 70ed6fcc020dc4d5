import * as z from 'zod/mini'
import { kebabId, line, prose, provenance } from '../content/content'

/** A task of a move that is in no checklist and in no plan of steps. Ticks are stored by id. */
export const moveTask = z.object({
  id: kebabId(),
  /** What to do, in a few words. */
  task: line(80),
  /** How, and with whom. */
  details: prose(400),
  ...provenance,
})

export type MoveTask = z.infer<typeof moveTask>
