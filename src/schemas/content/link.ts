import * as z from 'zod/mini'
import { httpsAddress, kebabId, line, prose, provenance } from './content'

/** An external page that a screen links to. It opens in a new tab. */
export const link = z.object({
  id: kebabId(),
  name: line(80),
  url: httpsAddress(),
  description: prose(240),
  /** The heading above the link. Groups appear in the order of their first link. */
  group: line(60),
  /** What it costs, as shown: "Free", "From about $14.95/mo; check the current price". */
  cost: z.optional(line(80)),
  ...provenance,
})

export type Link = z.infer<typeof link>
