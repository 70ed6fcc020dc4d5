import * as z from 'zod/mini'
import { kebabId, line, prose } from '../content/content'

/** Fills half a page. With more rows, a sheet would be mostly blank. */
const MAX_BLANK_ROWS = 20

/** A table of the move binder that a user fills in by hand. */
export const binderSheet = z.object({
  id: kebabId(),
  title: line(60),
  /** What the table is for, in one sentence. */
  lead: prose(160),
  columns: z.array(line(40)).check(z.minLength(2, 'Give at least two columns.')),
  /** The printed text in the first column of each row. */
  rows: z.optional(z.array(line(60))),
  /** How many empty rows follow, to be filled in by hand. */
  blankRows: z
    .number('Give a number of blank rows.')
    .check(
      z.refine(
        (count) => Number.isInteger(count) && count >= 0 && count <= MAX_BLANK_ROWS,
        `Use a whole number of blank rows, up to ${MAX_BLANK_ROWS}.`,
      ),
    ),
})

export type BinderSheet = z.infer<typeof binderSheet>
