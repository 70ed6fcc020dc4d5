import * as z from 'zod/mini'
import { icon, kebabId, line, prose, provenance } from './content'

/** A short point with an icon, shown as a card. */
export const card = z.object({
  id: kebabId(),
  icon: icon(),
  title: line(60),
  text: prose(400),
  ...provenance,
})

export type Card = z.infer<typeof card>
