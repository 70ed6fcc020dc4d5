import * as z from 'zod/mini'
import { isCalendarDay } from '@/engine/calendar-day'
import { kebabId, line, prose, requiredProvenance } from '../content/content'
import { areaCode } from './bah-area'

const day = () =>
  z
    .string('Give the day, as in 2026-12-31.')
    .check(z.refine(isCalendarDay, 'Enter a real date, as in 2026-12-31.'))

/** What holds for all rates of a year, and for single areas of it. */
export const bahYear = z.object({
  id: kebabId(),
  year: z.number('Give the year.'),
  /** The last day on which the rates hold. */
  lastDay: day(),
  /** Areas that are paid more for some months, of which the table does not have the amounts. */
  raised: z.array(z.object({ area: areaCode(), from: day(), to: day() })),
  /** Areas that the table names wrongly or too strangely to be shown. */
  names: z.record(z.string(), line(60)),
  /** What a county cost group is, for people whose area is one. */
  countyGroup: prose(300),
  ...requiredProvenance,
})

export type BahYear = z.infer<typeof bahYear>
