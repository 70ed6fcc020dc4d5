import type * as z from 'zod/mini'
import type { CalendarDay } from '../../calendar-day'
import type { AnyEntity, Recorded } from '../../model/entity'
import type { Scalars } from '../../model/field'
import type { AnyFields, KeyOfInput } from '../../model/keys'
import type { Choice } from '../list/list-view'

/** Ends the name of a question's form. The names of the other forms end with the id of a child. */
export const QUESTION_FORM = 'question'

/** The name of the disclosure with a record's children. Its open state is kept under this name. */
export const disclosureName = (entity: AnyEntity, field: string, recordId: string) =>
  `${field} of ${entity.key} ${recordId}`

interface Config<Draft, Specs extends AnyFields> {
  /** The field with the children, which are shown and can be added. */
  field: KeyOfInput<Specs, 'children'>
  title: string
  /** Whether it is open until a person collapses it. */
  isOpen?: true
  addLabel: string
  addTitle: string
  editTitle: string
  /** A question that follows when a field is set to a certain value. */
  question?: Question<Draft, Specs>
  /** The lines to show, in order: the children, and what follows from the record. @param today the local day */
  lines(record: Recorded<Draft>, today: CalendarDay): readonly ChildLine[]
  /** Whether a note of the card already shows the child, so that a small card omits it. @param today the local day */
  isInNote?(record: Recorded<Draft>, childId: string, today: CalendarDay): boolean
}

/** A small form under a record whose field was just set. Saving it adds a child. */
interface Question<Draft, Specs extends AnyFields> {
  field: Choice<Specs>
  value: string
  title: string
  /** The initial values of the form. */
  chosen: Scalars
  /** The fields that the form shows. */
  fields: readonly string[]
  /** Whether the question still needs an answer. @param today the local day */
  isOpen(record: Recorded<Draft>, today: CalendarDay): boolean
}

/** How a card shows the children of its record. */
export type ChildrenConfig<E extends AnyEntity> = Config<z.infer<E['schema']>, E['fields']>
export type AnyChildrenConfig = ChildrenConfig<AnyEntity>
export type AnyQuestion = NonNullable<AnyChildrenConfig['question']>

/** A line on the card: a child, or something that follows from the record. */
export type ChildLine = TitledLine | PlainLine

export interface TitledLine {
  /** The id of the child; undefined if the line follows from the record. */
  id?: string
  /** "Interview on Dec 2, 2026" */
  title: string
  /** Short texts beside the title, such as a time or a place. */
  details?: readonly string[]
  link?: { href: string; label: string } | undefined
  /** A link to a page of the product. */
  to?: { href: string; label: string } | undefined
  /** What the user wrote about it. */
  text?: string | undefined
}

/** A child that has only a text that the user wrote. */
interface PlainLine {
  id: string
  title?: undefined
  text: string
}
