import type * as z from 'zod/mini'
import type { CalendarDay } from '../../calendar-day'
import type { AnyEntity, Recorded } from '../../model/entity'
import type { ReactNode } from 'react'
import type { AnyFields, KeyOfInput } from '../../model/field'
import type { Stored } from '../../model/stored'
import type { IconName } from '../../ui/icon-name'
import type { Tone } from '../../ui/tokens'
import type { ListExtension } from './extension'

interface Config<Draft, Specs extends AnyFields> {
  /** The list's heading. */
  title: string
  /** Fields that the search box matches, without regard to case. No box when there are none. */
  search: readonly Text<Specs>[]
  /** More fields that the search box matches. Its placeholder does not name them. */
  alsoSearch?: readonly Text<Specs>[]
  /** Fields with a filter; every option shows how many records have it. */
  filters: readonly Choice<Specs>[]
  /** The orders that a user can choose instead of newest first, by their name in the URL. */
  sort?: Readonly<Record<string, Order<Specs>>>
  /**
   * A second layout, a table: the columns after the card's title. On a narrow screen each row is a small card.
   */
  rows?: readonly (keyof Specs & string)[]
  /**
   * Sections, each with a heading and a count. A record that is in none of them is not shown. Without
   * sections, all records are in one list.
   */
  sections?: readonly Section<Draft>[]
  /** What needs attention, each with a title and its records, in one box above the list. */
  warnings?: readonly Warning<Draft>[]
  /** What the warnings, and the flags and notes of a card, read besides the record. */
  joins?: Joins<Draft>
  /**
   * Prefix for the URL parameters of a second list on a tab. The first list matters more: while the second is empty, it
   * shows only one line.
   */
  urlPrefix?: string
  card: Card<Draft, Specs>
  form: Form<Specs>
  /** The button that opens an empty form. It gets a plus sign as an icon, unless it starts with one. */
  addLabel: string
  /** Shown in place of the list while it has no record, with a button that opens an empty form. */
  empty: {
    title: string
    text: string
    action: string
    /** A link to another way to begin. */
    other?: { label: string; href: string }
  }
  /** The question before a record is deleted. */
  deleteQuestion: string
  /** The icon of a record that the search over the whole product finds. */
  searchIcon: IconName
}

/** Fields that the user types into. */
export type Text<Specs extends AnyFields> = KeyOfInput<Specs, 'text' | 'textarea' | 'url' | 'date'>
/** Fields whose value is one of a fixed set. */
export type Choice<Specs extends AnyFields> = KeyOfInput<Specs, 'select'>

interface Order<Specs extends AnyFields> {
  label: string
  /** The field to sort by, or the time of the last change if the entity keeps it. Blank values come last. */
  by: (keyof Specs & string) | 'updatedAt'
  /** Whether the latest day, or the largest number, comes first. */
  isDescending?: true
}

/*
 * Behavior is a named, tested function beside the entity. Functions are declared as methods, whose parameters
 * are bivariant, so that the config of one entity can be passed to a view that knows only `Values`.
 */
interface Section<Draft> {
  title: string
  /** The word for its records in the line that counts all: "2 earned, 1 in progress". */
  counted?: string
  has(record: Draft): boolean
}

interface Joins<Draft> {
  /** The stored values that `join` reads. */
  of: readonly Stored<unknown>[]
  /**
   * Adds to a record what is computed from other stored values. The result is only for display.
   * @param values those of `of`, in the same order
   */
  join(record: Recorded<Draft>, values: readonly unknown[]): Recorded<Draft>
}

interface Warning<Draft> {
  title: string
  /** The stored values that `among` reads. */
  of?: readonly Stored<unknown>[]
  /**
   * Leaves out the records that need no warning because of another record. Default: every record is considered.
   * @param values those of `of`, in the same order
   */
  among?(
    records: readonly Recorded<Draft>[],
    values: readonly unknown[],
  ): readonly Recorded<Draft>[]
  /** @param today the local day; the list rerenders when it ends */
  applies(record: Draft, today: CalendarDay): boolean
  /** The line for one record. */
  line(record: Draft, today: CalendarDay): string
  /** Compares two records, for `sort`. Default: the order of the list. */
  order?(a: Draft, b: Draft): number
}

interface Flag<Draft> {
  label: string
  tone: Tone
  /** @param today the local day; the card rerenders when it ends */
  applies(record: Draft, today: CalendarDay): boolean
}

interface Note<Draft> {
  label: string
  /** @param today the local day; the card rerenders when it ends */
  applies(record: Recorded<Draft>, today: CalendarDay): boolean
  /** Omitted if the action says everything. */
  line?(record: Recorded<Draft>, today: CalendarDay): string
  /** What can be done about it, beside the line. Without a `PendingView`, a lazy part in it would hide the list. */
  action?(record: Recorded<Draft>, today: CalendarDay): ReactNode
  /** Whether it collapses under "More" of the card. Small cards leave it out. */
  isCollapsed?: true
}

/** A field that is shown as a badge, and how each of its values looks; neutral by default. */
type BadgeOf<Draft, Field extends keyof Draft> = {
  [Key in Field]: { field: Key; tones: Readonly<Partial<Record<Draft[Key] & string, Tone>>> }
}[Field]

interface Card<Draft, Specs extends AnyFields> {
  title: Text<Specs> | Choice<Specs>
  subtitle?: Text<Specs> | Choice<Specs>
  badge?: BadgeOf<Draft, Choice<Specs> & keyof Draft>
  /** Further badges, where they apply. */
  flags?: readonly Flag<Draft>[]
  /** Shown with their labels, where they are filled. */
  details: readonly (keyof Specs & string)[]
  /** Texts that are computed from several fields, each with a label, after the details. */
  notes?: readonly Note<Draft>[]
  /** Fields that few people need. Filled ones collapse under "More"; a print shows them. */
  more?: readonly (keyof Specs & string)[]
  /** Longer text under the details. */
  body?: Text<Specs>
  /** A field that holds an address, shown as a link to a new tab. */
  link?: { field: KeyOfInput<Specs, 'url'>; label: string }
}

interface Form<Specs> {
  /** The order of the fields. A contract test checks that no required one is missing. */
  fields: readonly (keyof Specs & string)[]
  /** Fields that few people need, collapsed under a title. */
  more?: { title: string; fields: readonly (keyof Specs & string)[] }
  addTitle: string
  editTitle: string
}

/** Configures the search, filters, cards and form of a list. Accepts only fields of the entity. */
export type ListConfig<E extends AnyEntity> = Config<z.infer<E['schema']>, E['fields']>
export type AnyListConfig = ListConfig<AnyEntity>

export interface ListView {
  kind: 'list'
  entity: AnyEntity
  config: AnyListConfig
  extensions: readonly ListExtension[]
  /** The fields that the search box matches. Always the same array, which `selectRecords` uses as a cache key. */
  searched: readonly string[]
  /** Whether its cards have only a title, a subtitle and badges, which fit in one line. */
  isShort: boolean
  /** Whether two cards share a row on a wide screen: the short ones, and those of a list in sections. */
  isHalf: boolean
}

/**
 * A list of records with search, filters, cards and a form.
 * @param extensions additional features; their notices and card feet are shown in this order
 */
export function listView<E extends AnyEntity>(
  entity: E,
  config: ListConfig<NoInfer<E>>,
  extensions?: readonly ListExtension<NoInfer<E>>[],
): ListView
export function listView(
  entity: AnyEntity,
  config: AnyListConfig,
  extensions: readonly ListExtension[] = [],
): ListView {
  const searched = [...config.search, ...(config.alsoSearch ?? [])]
  const { details, notes, more, body, link } = config.card
  const rest = [notes, more, body, link, ...extensions.map(({ card }) => card)]
  const isShort = details.length === 0 && !rest.some(Boolean)
  const isHalf = isShort || config.sections !== undefined
  return { kind: 'list', entity, config, extensions, searched, isShort, isHalf }
}
