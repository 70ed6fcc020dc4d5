import * as z from 'zod/mini'
import { careerCategories } from './career-category'
import { kebabId, line, oneOf } from '../content/content'

const hasNoRepeats = (texts: readonly string[]) => new Set(texts).size === texts.length

/** One question of the skills assessment. Each answer counts for the career fields it names. */
export const assessmentQuestion = z.object({
  id: kebabId(),
  /** At most one line on a laptop and two on a phone, in any font, so that the answers do not move. */
  question: line(48),
  options: z
    .array(
      z.object({
        id: kebabId(),
        label: line(80),
        /** The best match first: if two fields are counted equally often, the one counted first wins. */
        careerCategories: z
          .array(oneOf(careerCategories))
          .check(
            z.minLength(1, 'Name at least one career field.'),
            z.maxLength(4, 'Name 4 career fields or fewer, or the answer says nothing.'),
            z.refine(hasNoRepeats, 'Name each career field once: each counts once.'),
          ),
      }),
    )
    .check(
      z.minLength(2, 'Give at least 2 options.'),
      z.refine(
        (options) => hasNoRepeats(options.map(({ id }) => id)),
        'Give each option of a question its own id.',
      ),
    ),
})

export type AssessmentQuestion = z.infer<typeof assessmentQuestion>
