import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { CalendarDay } from '../../calendar-day'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import type { Scalars } from '../../model/field'
import type { Tone } from '../../ui/tokens'

/**
 * What an extension adds to a list, slot by slot. Its components read the list from `list-context.ts`. An
 * extension lives with its only module until a second one needs it. See docs/decisions/0032.
 */
export interface ListExtension<E extends AnyEntity = AnyEntity> {
  filter?: ComputedFilter
  /** Under the toolbar. */
  Notice?: ComponentType
  card?: CardSlot
  form?: FormSlot<keyof E['fields'] & string>
  layout?: LayoutSlot
  /** The default order, as a comparator for `sort`. If left out, the record added last comes first. */
  newestFirst?(a: z.infer<E['schema']>, b: z.infer<E['schema']>): number
}

/** A filter by a condition instead of a field. Its button shows while a record matches. */
export interface ComputedFilter {
  /** The value of the URL parameter `find`. */
  name: string
  label: string
  /** @param today the local day; the list rerenders when it ends */
  applies(record: AnyRecord, today: CalendarDay): boolean
}

interface CardSlot {
  /**
   * At the foot of a card, over its buttons. `hasFollowUp` is whether the record was just changed, so that the card
   * shows its follow-up form if that is open.
   */
  Foot?: ComponentType<{ record: AnyRecord; hasFollowUp: boolean }>
  /** A line of a small card. */
  Line?: ComponentType<{ record: AnyRecord }>
  control?: ControlSlot
  followUp?: FollowUpSlot
  /**
   * A field with children, whose forms are in the foot. A record that the URL names under this field is rendered on any
   * page; with cards, so is one with unsaved text in one of them.
   */
  childField?: string
}

/** Fields that are changed where they are shown. */
interface ControlSlot {
  fields: readonly string[]
  /** In place of the badge, on full and small cards. */
  Badge: ComponentType<{ record: AnyRecord; field: string; tone: Tone; text: string }>
  /** In a cell of the table and, if the field is not the badge, on a small card. */
  Select: ComponentType<{ record: AnyRecord; field: string; className: string }>
}

/** A small form under a record that was just changed. */
interface FollowUpSlot {
  /** Whether setting the field to this value opens the form. */
  isOpenedBy(field: string, value: string): boolean
  /** Whether nobody has answered yet. @param today the local day */
  needsAnswer(record: AnyRecord, today: CalendarDay): boolean
  /** Whether its form has unsaved text. It then opens with the list. */
  hasDraft(entity: AnyEntity, record: AnyRecord): boolean
  /** Shows the form while it is open. Calls `closeFollowUp` of the list's context once it is saved or dismissed. */
  Form: ComponentType<{ record: AnyRecord; needsAnswer: boolean }>
}

interface FormSlot<Field extends string> {
  /** The field under which it shows. */
  after: Field
  Notice: ComponentType<FormNoticeProps>
}

/** The props of a notice in a form. */
export interface FormNoticeProps {
  /** The values in the form. */
  entered: Scalars
  /** The id of the edited record, or the one that a new one gets. It is in the list before its form closes. */
  recordId: string | undefined
  /** Puts a text into a field, as if a user had typed it. */
  fill: (field: string, text: string) => void
}

/** A layout besides cards and rows. Its groups are too narrow for a form, which opens above them. */
export interface LayoutSlot {
  /** The value of the URL parameter `layout`. */
  name: string
  label: string
  Component: ComponentType
  groups(entity: AnyEntity): readonly RecordGroup[]
  /** The first records of the groups: a page. */
  take(groups: readonly (readonly AnyRecord[])[], count: number): readonly AnyRecord[]
}

/** Records under one heading. */
export interface RecordGroup {
  title: string
  has(record: AnyRecord): boolean
}

/** The control slot that edits a field in place; undefined if the list has no such control. */
export function controlOf(
  extensions: readonly ListExtension[],
  field: string | undefined,
): ControlSlot | undefined {
  return extensions
    .flatMap(({ card }) => card?.control ?? [])
    .find(({ fields }) => field !== undefined && fields.includes(field))
}
