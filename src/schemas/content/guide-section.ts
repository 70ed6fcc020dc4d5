import * as z from 'zod/mini'
import { shippedAddress, kebabId, line, oneOf, prose, provenance } from './content'

/** A few words that a point begins with. They end with the stop that divides them from the rest. */
const lead = (max: number) =>
  line(max).check(
    z.refine((text) => /[.:?]$/.test(text), 'End it with a full stop, a colon or a ?'),
  )

/** One titled part of a guide: paragraphs, a list, links. Every guide is a list of these. */
export const guideSection = z.object({
  id: kebabId(),
  title: line(80),
  /** One sentence under the title. */
  lead: z.optional(prose(300)),
  paragraphs: z.optional(z.array(prose(600))),
  items: z.optional(z.array(line(300))),
  /** A list whose points begin with what they come to, in bold: “Local ties.” Instead of items. */
  points: z.optional(z.array(z.object({ lead: lead(40), text: prose(260) }))),
  /** The sign before each point: whether they speak for something or against it. */
  sign: z.optional(oneOf(['pro', 'con'])),
  /** Whether the order of the items matters: they are numbered then. */
  ordered: z.optional(z.boolean()),
  /** What to do, one after the other, under a title of its own: it collapses, as it is long. */
  steps: z.optional(z.object({ title: line(80), items: z.array(line(300)) })),
  links: z.optional(z.array(z.object({ name: line(80), url: shippedAddress() }))),
  /** Its emphasis: information, a warning or an illustrative story. Plain by default. */
  tone: z.optional(oneOf(['note', 'warning', 'story'])),
  ...provenance,
})

export type GuideSection = z.infer<typeof guideSection>
