import * as z from 'zod/mini'
import { kebabId, line, prose, provenance } from './content'

/** A short point: a title of a few words, and a sentence or two about it. */
export const point = z.object({
  id: kebabId(),
  title: line(60),
  text: prose(400),
  ...provenance,
})

export type Point = z.infer<typeof point>
