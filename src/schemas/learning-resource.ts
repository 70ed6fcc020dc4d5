import * as z from 'zod/mini'
import { line, oneOf } from './content'
import { link } from './link'

/** A place to learn. Every one says what it costs. */
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
  cost: line(80),
})

export type LearningResource = z.infer<typeof learningResource>
