import * as z from 'zod/mini'
import { line, oneOf } from '../content/content'
import { link } from '../content/link'

/** A place to look for jobs. "Free" means free to browse; some boards also sell upgrades. */
export const jobBoard = z.extend(link, {
  group: oneOf([
    'Military Spouse Friendly',
    'Remote-First',
    'General Job Boards',
    'Federal & Government',
    'Tech',
    'Healthcare',
    'Education',
  ]),
  /** In a word, for a badge. */
  cost: oneOf(['Free', 'Paid']),
  /** The price of a paid board, as shown: "from about $14.95 a month; check the current price". */
  price: z.optional(line(80)),
})

export type JobBoard = z.infer<typeof jobBoard>
