import * as z from 'zod/mini'
import { kebabId, line, reviewDay, oneOf, source } from './content'

/** A figure or a rule of the outside world that copy inserts, kept once so that one edit updates every screen. */
export const fact = z.object({
  id: kebabId(),
  /** The words that copy inserts, with no full stop. */
  text: line(200),
  source,
  lastReviewed: reviewDay(),
  reviewEvery: oneOf(['P3M', 'P6M', 'P12M']),
})

export type Fact = z.infer<typeof fact>
