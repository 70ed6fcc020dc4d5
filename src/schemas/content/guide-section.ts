import * as z from 'zod/mini'
import { shippedAddress, kebabId, line, oneOf, prose, provenance } from './content'

/** The first words of a point, with the punctuation that separates them from the rest. */
const lead = (max: number) =>
  line(max).check(z.refine((text) => /[.:?]$/.test(text), 'End it with a period, a colon or a ?'))

/** One titled part of a guide: paragraphs, a list, links. Every guide is a list of these. */
export const guideSection = z.object({
  id: kebabId(),
  title: line(80),
  /** One sentence under the title. */
  lead: z.optional(prose(300)),
  paragraphs: z.optional(z.array(prose(600))),
  items: z.optional(z.array(line(300))),
  /** A list whose points begin with their main idea in bold: “Local ties.” Replaces `items`. */
  points: z.optional(z.array(z.object({ lead: lead(40), text: prose(260) }))),
  /** The bullet of the points: a check mark for advantages, an ✕ for disadvantages. */
  bullet: z.optional(oneOf(['pro', 'con'])),
  /** Whether the items are numbered, because their order matters. */
  ordered: z.optional(z.boolean()),
  /** The steps to take, in order. They collapse under their own title, because they are long. */
  steps: z.optional(z.object({ title: line(80), items: z.array(line(300)) })),
  links: z.optional(z.array(z.object({ name: line(80), url: shippedAddress() }))),
  /** Its emphasis: information, a warning or an illustrative story. Plain by default. */
  tone: z.optional(oneOf(['note', 'warning', 'story'])),
  ...provenance,
})

export type GuideSection = z.infer<typeof guideSection>
