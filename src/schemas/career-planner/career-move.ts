import * as z from 'zod/mini'
import { kebabId, oneOf, prose } from '../content/content'

/** What a move to another state means for a career of the catalogue. Its id is the career's. */
export const careerMove = z
  .object({
    id: kebabId(),
    /** The occupation of the government’s wage figures (SOC) that is closest to it; none where none is close. */
    occupation: z.optional(kebabId()),
    /** Whom those figures count, where that is not whom the card’s salary range counts; or why there are none. */
    counts: z.optional(prose(200)),
    /** Whether many who do this work are self-employed, whom the figures leave out. */
    isOftenOwnBusiness: z.boolean('Say whether many of them work for themselves.'),
    /** Whether a state has to license it. */
    license: oneOf(['Yes', 'In some states', 'No']),
    /** The profession of the Licensing Navigator that tells how. */
    profession: z.optional(kebabId()),
  })
  .check(
    z.refine(
      ({ occupation, counts }) => occupation !== undefined || counts !== undefined,
      'Give the code of its occupation, or say in "counts" why it has none.',
    ),
    z.refine(
      ({ license, profession }) => license === 'Yes' || profession === undefined,
      'Only a career with a license has a profession to read about.',
    ),
  )

export type CareerMove = z.infer<typeof careerMove>
