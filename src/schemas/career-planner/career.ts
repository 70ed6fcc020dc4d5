import * as z from 'zod/mini'
import { careerCategories } from './career-category'
import { icon, kebabId, line, oneOf, prose, requiredProvenance } from '../content/content'

/** One portable career of the catalogue. */
export const career = z.object({
  id: kebabId(),
  title: line(60),
  category: oneOf(careerCategories),
  icon: icon(),
  /** What the work is, in one short sentence: the card shows it. */
  lead: prose(120).check(
    z.refine(
      (text) => !/[.?!] [A-Z]/.test(text),
      'Keep it to one sentence; the rest is "description".',
    ),
  ),
  /** One to three sentences that follow the lead: how well the work moves, one caution. */
  description: prose(600),
  /** How well the work moves with the family. A rating of this product. */
  portability: oneOf(['Very High', 'High', 'Medium']),
  /** Yearly pay, 10th to 90th percentile. The screen says once: before tax, US, May 2025. */
  salaryRange: line(100).check(
    z.refine(
      (text) => /^\$\d{2,3},000–\$\d{2,3},000 \(median \$\d{2,3},\d{3}\)/.test(text),
      'Write it like “$48,000–$162,000 (median $92,650)”.',
    ),
  ),
  /** Whether the job or its closest match is projected to grow by 5% or more from 2024 to 2034. */
  inDemand: z.boolean('Say whether the career is in demand.'),
  /** Whether at least some of the work can be done from home. */
  remoteOptions: z.boolean('Say whether there are remote options.'),
  requiredSkills: z.array(line(60)).check(z.minLength(4, 'Give at least 4 skills.')),
  /** "None required" comes first, and only where nothing is asked for: cards then hide the line. */
  certifications: z.array(line(100)).check(
    z.minLength(1, 'Give at least one certification, or “None required”.'),
    z.refine(
      (texts) => !texts.slice(1).includes('None required'),
      'Put “None required” first, or leave it out.',
    ),
  ),
  entryBarrier: oneOf(['Low', 'Medium', 'High']),
  /** False where a move to another state means a new license and new clients at the same time. */
  militarySpouseFriendly: z.boolean('Say whether the career suits military spouses.'),
  realStory: z.optional(
    prose(500).check(
      z.refine(
        (text) => text.startsWith('Illustrative example: '),
        'Start the story with “Illustrative example: ”.',
      ),
    ),
  ),
  ...requiredProvenance,
})

export type Career = z.infer<typeof career>
