import * as z from 'zod/mini'
import { line, oneOf } from './content'
import { link } from './link'

/** An outside organization for networking. Its group is its type. */
export const organization = z.extend(link, {
  group: oneOf(['Organization', 'Program', 'Mentorship', 'Training']),
  /** What it is best for, in a few words. */
  focus: line(60),
})

export type Organization = z.infer<typeof organization>
