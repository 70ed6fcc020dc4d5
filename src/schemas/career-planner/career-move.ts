import * as z from 'zod/mini'
import { kebabId, oneOf, prose } from '../content/content'

/** What a move to another state means for a career of the catalogue. Its id is the career's. */
export const careerMove = z
  .object({
    id: kebabId(),
    /** The closest occupation in the government’s wage figures (SOC); undefined if none is close. */
    occupation: z.optional(kebabId()),
    /** Which workers those figures count, if the card’s salary range counts others; or why there are no figures. */
    counts: z.optional(prose(200)),
    /** Whether many people in this career are self-employed. The figures leave them out. */
    isOftenOwnBusiness: z.boolean('Say whether many of them work for themselves.'),
    /** Whether states require a license for it. */
    license: oneOf(['Yes', 'In some states', 'No']),
    /** The profession in the Licensing Navigator that explains the license. */
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
