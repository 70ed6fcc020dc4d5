import type * as z from 'zod/mini'
import type { CalendarDay } from '@/engine/calendar-day'
import type { AnyEntity, Recorded } from '@/engine/model/entity'
import type { Scalars } from '@/engine/model/field'
import type { AnyFields, KeyOfInput } from '@/engine/model/keys'
import type { Choice } from '@/engine/views/list/list-view'
import type { TimelineLine } from '@/schemas/job-search/timeline-of'

interface Config<Draft, Specs extends AnyFields> {
  /** The children that it shows and takes. */
  field: KeyOfInput<Specs, 'children'>
  title: string
  addLabel: string
  addTitle: string
  editTitle: string
  /** What is asked for right after a field got a value. */
  question?: Question<Draft, Specs>
  /** What happened, in order, with what the record itself tells. @param today the local day */
  lines(record: Recorded<Draft>, today: CalendarDay): readonly TimelineLine[]
}

/** A small form under a record whose field was just set: what it adds is an entry of the timeline. */
interface Question<Draft, Specs extends AnyFields> {
  field: Choice<Specs>
  value: string
  title: string
  /** What is filled in already. */
  chosen: Scalars
  /** The fields that it shows. */
  fields: readonly string[]
  /** Whether nobody has answered it yet. @param today the local day */
  isOpen(record: Recorded<Draft>, today: CalendarDay): boolean
}

/** Children of a record as a timeline on its card. */
export type TimelineConfig<E extends AnyEntity> = Config<z.infer<E['schema']>, E['fields']>
export type AnyTimelineConfig = TimelineConfig<AnyEntity>
export type AnyQuestion = NonNullable<AnyTimelineConfig['question']>
