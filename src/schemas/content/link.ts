import * as z from 'zod/mini'
import { httpsAddress, kebabId, line, prose, provenance } from './content'

/** A place outside the product that a screen sends people to. It opens in a new tab. */
export const link = z.object({
  id: kebabId(),
  name: line(80),
  url: httpsAddress(),
  description: prose(240),
  /** The heading under which the link stands. Groups show in the order of their first link. */
  group: line(60),
  /** What it costs, as people read it: "Free", "From about $14.95/mo; check the current price". */
  cost: z.optional(line(80)),
  ...provenance,
})

export type Link = z.infer<typeof link>
