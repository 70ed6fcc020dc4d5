import type * as z from 'zod/mini'
import type { CalendarDay } from '../../calendar-day'
import type { AnyEntity, Recorded } from '../../model/entity'
import type { Scalars } from '../../model/field'
import type { AnyFields, KeyOfInput } from '../../model/keys'
import type { Choice } from '../list/list-view'

/** The end of the name of a question's form, where the other forms have the id of a child. */
export const QUESTION_FORM = 'question'

/** The name of the disclosure with a record's children. Its open state is kept under this name. */
export const disclosureName = (entity: AnyEntity, field: string, recordId: string) =>
  `${field} of ${entity.key} ${recordId}`

interface Config<Draft, Specs extends AnyFields> {
  /** The children that it shows and takes. */
  field: KeyOfInput<Specs, 'children'>
  title: string
  /** Whether it is open until a person collapses it. */
  isOpen?: true
  addLabel: string
  addTitle: string
  editTitle: string
  /** What is asked for right after a field got a value. */
  question?: Question<Draft, Specs>
  /** The children in order, and what else the record itself tells. @param today the local day */
  lines(record: Recorded<Draft>, today: CalendarDay): readonly ChildLine[]
  /** Whether a note of the card already says the child: a small card then leaves it out. @param today the local day */
  isInNote?(record: Recorded<Draft>, childId: string, today: CalendarDay): boolean
}

/** A small form under a record whose field was just set: what it adds is one of the children. */
interface Question<Draft, Specs extends AnyFields> {
  field: Choice<Specs>
  value: string
  title: string
  /** What is filled in already. */
  chosen: Scalars
  /** The fields that it shows. */
  fields: readonly string[]
  /** Whether the question still needs an answer. @param today the local day */
  isOpen(record: Recorded<Draft>, today: CalendarDay): boolean
}

/** How the children of a record show on its card. */
export type ChildrenConfig<E extends AnyEntity> = Config<z.infer<E['schema']>, E['fields']>
export type AnyChildrenConfig = ChildrenConfig<AnyEntity>
export type AnyQuestion = NonNullable<AnyChildrenConfig['question']>

/** A child as it is read, or something that the record itself tells. */
export type ChildLine = TitledLine | PlainLine

export interface TitledLine {
  /** The child that it tells of; none where it is derived from the record itself. */
  id?: string
  /** "Interview on Dec 2, 2026" */
  title: string
  /** Short things beside it: a time, a place. */
  details?: readonly string[]
  link?: { href: string; label: string } | undefined
  /** A way on within the product. */
  to?: { href: string; label: string } | undefined
  /** What a person wrote about it. */
  text?: string | undefined
}

/** A child that is nothing but a text of a person's own. */
interface PlainLine {
  id: string
  title?: undefined
  text: string
}
