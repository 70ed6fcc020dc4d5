import * as z from 'zod/mini'
import { kebabId, line, prose, provenance } from './content'

/** A short point with an icon: one card of a public page. */
export const card = z.object({
  id: kebabId(),
  /** A Lucide icon: "i-lucide-truck". */
  icon: line(40),
  title: line(60),
  text: prose(400),
  ...provenance,
})

export type Card = z.infer<typeof card>
