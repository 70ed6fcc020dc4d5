import * as z from 'zod/mini'
import { kebabId, line, prose, requiredProvenance } from '../content/content'

/** One of the grounds on which an agency may appoint a military spouse without competition. */
export const eligibilityGround = z.object({
  id: kebabId(),
  /** Answered with yes or no, in the order of the rows. */
  question: prose(200),
  /** What counts as a yes. Shown next to the question. */
  hint: prose(300),
  title: line(60),
  /** The user's statement on the paper. */
  statement: prose(300),
  /** What the user fills in by hand: names and dates. */
  blanks: z.array(line(60)),
  /** Copies to attach. */
  papers: z.array(line(200)),
  /** What to do again for every application. */
  steps: z.array(prose(300)),
  /** What this ground does not guarantee. */
  limits: z.array(prose(300)),
  ...requiredProvenance,
})

export type EligibilityGround = z.infer<typeof eligibilityGround>
