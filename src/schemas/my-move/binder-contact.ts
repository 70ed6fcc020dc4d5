import * as z from 'zod/mini'
import { kebabId, line, prose, provenance } from '../content/content'

/** Somebody to call during a move, as the move binder names them. */
export const binderContact = z.object({
  id: kebabId(),
  who: line(60),
  /** What to ask them, or when to call. */
  ask: prose(160),
  /** Their number, where it is the same for everybody; the others are written by hand. */
  number: z.optional(line(40)),
  ...provenance,
})

export type BinderContact = z.infer<typeof binderContact>
