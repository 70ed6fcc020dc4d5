import * as z from 'zod/mini'
import { kebabId, line, prose, provenance } from './content'

/** An abbreviation or a name that not everyone knows, with its meaning. */
export const term = z.object({
  id: kebabId(),
  /** As the product’s texts spell it: "PCS". A contract test checks that they contain it. */
  short: line(20),
  /** What its letters stand for. */
  name: z.optional(line(80)),
  /** What it is, in everyday words. */
  meaning: prose(160),
  ...provenance,
})

export type Term = z.infer<typeof term>
