import * as z from 'zod/mini'
import { compactIds } from './compact'
import { line, oneOf } from '../content/content'
import { profession } from './profession'
import { statement } from './statement'

/** A profession that a user can ask about: is its license portable? */
export const answerProfession = z.object({
  id: profession.schema,
  /** The board to ask, for use in a sentence: "the board of nursing". */
  board: line(60),
  /** Undefined if none of the compacts covers the profession. */
  compact: z.optional(oneOf(compactIds)),
  /** A limit of the federal law for this profession. The headline says it too. */
  lawLimit: z.optional(statement),
  /** Statements that apply only to this profession. */
  notes: z.optional(z.array(statement)),
})

export type AnswerProfession = z.infer<typeof answerProfession>
