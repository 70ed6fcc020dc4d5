import * as z from 'zod/mini'
import { compactIds } from './compact'
import { line, oneOf } from '../content/content'
import { profession } from './profession'
import { statement } from './statement'

/** A profession that a person can ask about: does its license move along? */
export const answerProfession = z.object({
  id: profession.schema,
  /** Whom to ask: "the board of nursing". */
  board: line(60),
  /** Left out where no compact of the list is for it. */
  compact: z.optional(oneOf(compactIds)),
  /** What is so for this profession alone. */
  notes: z.optional(z.array(statement)),
})

export type AnswerProfession = z.infer<typeof answerProfession>
