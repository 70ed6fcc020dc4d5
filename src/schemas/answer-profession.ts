import * as z from 'zod/mini'
import { compactIds } from './compact'
import { kebabId, line, oneOf } from './content'
import { statement } from './statement'

/** A profession that a person can ask about: does its license move along? */
export const answerProfession = z.object({
  /** That of its guide, where it has one. */
  id: kebabId(),
  /** As a person calls herself: it fills "I hold a license as …" too. */
  name: line(60),
  /** Whom to ask: "the board of nursing". */
  board: line(60),
  /** Left out where no compact of the list is for it. */
  compact: z.optional(oneOf(compactIds)),
  /** What is so for this profession alone. */
  notes: z.optional(z.array(statement)),
})

export type AnswerProfession = z.infer<typeof answerProfession>
