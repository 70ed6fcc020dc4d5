import * as z from 'zod/mini'
import { kebabId, line, prose } from '../content/content'

/** So many lines fill half a page; more of them are a sheet of paper without print. */
const MAX_LINES = 20

/** A table of the move binder that a person fills in by hand. */
export const binderSheet = z.object({
  id: kebabId(),
  title: line(60),
  /** One sentence on what it is good for. */
  lead: prose(160),
  columns: z.array(line(40)).check(z.minLength(2, 'Give at least two columns.')),
  /** What stands in the first column already. */
  rows: z.optional(z.array(line(60))),
  /** How many empty lines follow. */
  lines: z
    .number('Give a number of lines.')
    .check(
      z.refine(
        (lines) => Number.isInteger(lines) && lines >= 0 && lines <= MAX_LINES,
        `Use a whole number of lines, up to ${MAX_LINES}.`,
      ),
    ),
})

export type BinderSheet = z.infer<typeof binderSheet>
