import * as z from 'zod/mini'
import { kebabId, line, prose } from '../content/content'

/** A question of a job interview. Notes are stored by its id, which no other question may have. */
export const interviewQuestion = z.object({
  id: kebabId(),
  question: line(140),
  /** How to answer it; undefined if it is a question for the reader to ask. */
  answer: z.optional(prose(300)),
})

export type InterviewQuestion = z.infer<typeof interviewQuestion>
