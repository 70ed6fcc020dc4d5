import * as z from 'zod/mini'
import { kebabId, line, prose, requiredProvenance } from '../content/content'

/** A page of questions for one office, with room to write its answers. */
export const questionPage = z.object({
  id: kebabId(),
  title: line(60),
  /** What the questions are about, in a sentence or two. */
  intro: prose(300),
  questions: z.array(
    line(240).check(z.refine((text) => text.endsWith('?'), 'Ask it: end it with a ?')),
  ),
  ...requiredProvenance,
})

export type QuestionPage = z.infer<typeof questionPage>
