import * as z from 'zod/mini'
import { kebabId, line } from '../content/content'

/** How to get into a career of the catalogue. Its id is the career's. */
export const careerFirstStep = z.object({
  id: kebabId(),
  /** The job title to search for first. */
  firstJob: line(60),
  /** What it costs to get there, with what it pays for. An estimate of this product. */
  cost: line(80),
  /** How long it takes. An estimate of this product. */
  time: line(60),
})

export type CareerFirstStep = z.infer<typeof careerFirstStep>
