import * as z from 'zod/mini'
import { isCalendarDay } from '@/engine/calendar-day'
import { certainty } from './certainty'
import { kebabId, prose, requiredProvenance } from '../content/content'

/** The date of the source itself, as precisely as it gives one: "2026-10-07", "2026-05", "2025". */
const sourceDay = () =>
  z
    .string('Say when the source itself was so, as in 2026-10-07, 2026-05 or 2025.')
    .check(
      z.refine(
        (text) => ['', '-01', '-01-01'].some((rest) => isCalendarDay(text + rest)),
        'Enter a day, a month or a year that exists, as in 2026-10-07, 2026-05 or 2025.',
      ),
    )

/** The sources of a statement, its certainty, and when to review it again. */
export const basis = {
  sure: certainty.schema,
  /** Left out where the source has no date. */
  asOf: z.optional(sourceDay()),
  ...requiredProvenance,
}

/** A statement about the outside world, in full sentences. */
export const statement = z.object({ text: prose(420), ...basis })

/** The same with an id, by which code finds it. */
export const namedStatement = z.object({ id: kebabId(), text: prose(420), ...basis })

export type Statement = z.infer<typeof statement>
export type Basis = Omit<Statement, 'text'>
export type NamedStatement = z.infer<typeof namedStatement>
