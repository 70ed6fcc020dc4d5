import * as z from 'zod/mini'
import { kebabId, line, oneOf, prose } from './content'

const looksLikeAddress = (text: string) => /[/@]|www\.|\.(com|org|net|mil|gov)\b/i.test(text)

/** A made-up person in the demo directory. It has no links outside the product. */
export const demoProfile = z.object({
  id: kebabId(),
  name: line(40).check(
    z.refine(
      (name) => name.startsWith('Example Spouse: '),
      'Start the name with “Example Spouse: ”.',
    ),
  ),
  careerField: line(60),
  /** A city near an installation: "San Diego, CA". */
  location: line(60),
  experienceLevel: oneOf([
    'Entry-level (0-5 years)',
    'Mid-level (5-10 years)',
    'Senior (10+ years)',
  ]),
  skills: z.array(line(40)).check(z.minLength(1, 'Name at least one skill.')),
  lookingFor: prose(200),
  willingToOffer: prose(200),
  /** Words, never an address: "Example only". */
  linkedIn: z.optional(
    line(40).check(
      z.refine((text) => !looksLikeAddress(text), 'Write words here, not an address.'),
    ),
  ),
  contactPreference: oneOf(['Email', 'LinkedIn']),
})

export type DemoProfile = z.infer<typeof demoProfile>
