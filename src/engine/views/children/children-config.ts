import type * as z from 'zod/mini'
import type { CalendarDay } from '../../calendar-day'
import type { AnyEntity, Recorded } from '../../model/entity'
import type { AnyFields, KeyOfInput, Scalars } from '../../model/field'
import type { Choice } from '../list/list-view'

/** The suffix of the name of a question's form. Other forms have the id of a child there. */
export const QUESTION_FORM = 'question'

/** The name of the disclosure with a record's children. Its open state is kept under this name. */
export const disclosureName = (entity: AnyEntity, field: string, recordId: string) =>
  `${field} of ${entity.key} ${recordId}`

interface Config<Draft, Specs extends AnyFields> {
  /** The field that holds the children. */
  field: KeyOfInput<Specs, 'children'>
  title: string
  /** Whether it is open until a user collapses it. */
  isOpen?: true
  addLabel: string
  addTitle: string
  editTitle: string
  /** A form that is shown right after a field is set to a value. */
  question?: Question<Draft, Specs>
  /** The children in order, and lines derived from the record itself. */
  lines(record: Recorded<Draft>): readonly ChildLine[]
  /** Whether a note on the card already shows the child. A small card then leaves it out. @param today the local day */
  isInNote?(record: Recorded<Draft>, childId: string, today: CalendarDay): boolean
}

/** A small form under a record whose field was just set. It adds a child. */
interface Question<Draft, Specs extends AnyFields> {
  field: Choice<Specs>
  value: string
  title: string
  /** The prefilled values. */
  prefilled: Scalars
  /** The fields that the form shows. */
  fields: readonly string[]
  /** Whether nobody has answered yet. @param today the local day */
  needsAnswer(record: Recorded<Draft>, today: CalendarDay): boolean
}

/** How a card shows the children of its record. */
export type ChildrenConfig<E extends AnyEntity> = Config<z.infer<E['schema']>, E['fields']>
export type AnyChildrenConfig = ChildrenConfig<AnyEntity>
export type AnyQuestion = NonNullable<AnyChildrenConfig['question']>

/** A child as displayed, or a line derived from the record itself. */
export type ChildLine = TitledLine | PlainLine

export interface TitledLine {
  /** The id of the child; undefined if the line is derived from the record itself. */
  id?: string
  /** "Interview on Dec 2, 2026" */
  title: string
  /** Short details next to the title: a time, a place. */
  details?: readonly string[]
  /** A link to another site. */
  link?: { href: string; label: string } | undefined
  /** A link within the app. */
  to?: { href: string; label: string } | undefined
  /** The user's own text about it. */
  text?: string | undefined
}

/** A child that has only a text, written by the user. */
interface PlainLine {
  id: string
  title?: undefined
  text: string
}
