import * as z from 'zod/mini'
import { kebabId, line, prose, provenance } from './content'

/** One thing to weigh when a family chooses where to live. */
export const consideration = z.object({
  id: kebabId(),
  /** A Lucide icon as a UnoCSS class: "i-lucide-car". */
  icon: line(40),
  title: line(60),
  description: prose(400),
  ...provenance,
})

export type Consideration = z.infer<typeof consideration>
