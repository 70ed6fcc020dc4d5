import * as z from 'zod/mini'
import { kebabId, line, prose, provenance } from './content'

/** One numbered step of a read-only plan. */
export const step = z.object({
  id: kebabId(),
  /** The stage of the plan that it belongs to. The steps of a stage are consecutive. */
  stage: line(40),
  title: line(80),
  description: prose(400),
  /** When to do it: "2-3 months before PCS". */
  timeframe: line(60),
  /** What the step means for the spouse's work. */
  careerConsiderations: z.optional(z.array(prose(240))),
  ...provenance,
})

export type Step = z.infer<typeof step>
