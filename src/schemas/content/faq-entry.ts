import * as z from 'zod/mini'
import { kebabId, line, oneOf, prose, provenance, shippedAddress } from './content'

/** One question of the FAQ with its answer. Categories show in the order of their first question. */
export const faqEntry = z.object({
  id: kebabId(),
  category: oneOf([
    'Getting Started',
    'Privacy & Security',
    'Features',
    'Technical',
    'Pricing',
    'Support',
  ]),
  question: line(120).check(
    z.refine((text) => text.endsWith('?'), 'End the question with a question mark.'),
  ),
  /** Paragraphs, in order. */
  answer: z.array(prose(500)).check(z.minLength(1, 'Give the question an answer.')),
  /** A list under the paragraphs. */
  items: z.optional(z.array(line(240))),
  links: z.optional(z.array(z.object({ name: line(80), url: shippedAddress() }))),
  ...provenance,
})

export type FaqEntry = z.infer<typeof faqEntry>
