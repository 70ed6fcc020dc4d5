import * as z from 'zod/mini'
import { line, oneOf } from '../content/content'
import { link } from '../content/link'

/** A place to learn. Every one says whether it costs anything. */
export const learningResource = z.extend(link, {
  group: oneOf([
    'Free Resources',
    'Military Spouse Specific',
    'Tech & Development',
    'Business & Professional',
    'Healthcare',
    'Education & Teaching',
    'Creative & Design',
  ]),
  /** In a word, for a badge. */
  cost: oneOf(['Free', 'Free & Paid', 'Paid']),
  /** What is paid for, how much it is or who gets it, as shown: "Free to audit; certificates paid". */
  price: z.optional(line(80)),
})

export type LearningResource = z.infer<typeof learningResource>
