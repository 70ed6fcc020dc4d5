import * as z from 'zod/mini'
import { kebabId, line, prose, provenance } from './content'

/** A short word that not everyone knows, and what it stands for. */
export const term = z.object({
  id: kebabId(),
  /** As the texts write it: "PCS". A contract test finds it in them. */
  short: line(20),
  /** What its letters stand for. */
  name: z.optional(line(80)),
  /** What it is, in everyday words. */
  meaning: prose(160),
  ...provenance,
})

export type Term = z.infer<typeof term>
