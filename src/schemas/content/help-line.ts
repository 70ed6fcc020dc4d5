import * as z from 'zod/mini'
import { line } from './content'
import { fact } from './fact'

/** A phone line for people in need. Its `text` is what to dial, worded for use in a sentence. */
export const helpLine = z.extend(fact, {
  /** Its name, worded for use in a sentence: "the Military Crisis Line". */
  name: line(60),
  /** What a tap dials. */
  phone: line(20).check(
    z.regex(/^\d[\d-]*\d$/, 'Write digits and hyphens only, as in 800-342-9647.'),
  ),
  /** How to reach it by text message, if it answers those: "text 838255". */
  textLine: z.optional(line(40)),
  /** When someone answers: "day or night". */
  hours: line(40),
  /** How to reach it from abroad, if not at its number: “overseas, try …”. */
  overseas: z.optional(line(90)),
})

export type HelpLine = z.infer<typeof helpLine>
