import type * as z from 'zod/mini'
import type { CalendarDay } from '../../calendar-day'
import type { AnyEntity, Recorded } from '../../model/entity'
import type { ReactNode } from 'react'
import type { Scalars, Values } from '../../model/field'
import type { AnyFields, KeyOfInput } from '../../model/keys'
import type { IconName } from '../../ui/icon-name'
import type { Tone } from '../../ui/tokens'
import type { DuplicateWarning } from './duplicate-warning'
import type { TimelineLine } from './timeline'

interface Config<Draft, Specs extends AnyFields> {
  /** The list's heading. */
  title: string
  /** Fields that the search box matches, without regard to case. No box when there are none. */
  search: readonly Text<Specs>[]
  /** Further fields that it matches, beyond those that its placeholder names. */
  alsoSearch?: readonly Text<Specs>[]
  /** Fields with a filter; every option shows how many records have it. */
  filters: readonly Choice<Specs>[]
  /** Filters by a condition instead of a field: URL name → filter. */
  computedFilters?: Readonly<Record<string, ComputedFilter<Draft, Specs>>>
  /** What a person may order the list by instead of newest first: its name in the address → the order. */
  sort?: Readonly<Record<string, Order<Specs>>>
  /** How a person may look at the list instead of as cards. */
  layouts?: Layouts<Specs>
  /**
   * Records under headings of their own, each with its count. One list when left out. A record that
   * is in none of them does not show.
   */
  sections?: readonly Section<Draft>[]
  /** What needs attention, each with its title and its records, in one box over the list. */
  warnings?: readonly Warning<Draft>[]
  /** Prefix for this list's URL parameters. Needed when a tab has two lists. */
  urlPrefix?: string
  /** Whether it stands beside a list that matters more: while it is empty, one line is enough. */
  isSecondary?: true
  card: Card<Draft, Specs>
  form: Form<Specs>
  /** The button that opens an empty form. It gets a plus sign as an icon, unless it starts with one. */
  addLabel: string
  /** What stands in place of the list while it has no record, with a button that opens an empty form. */
  empty: {
    title: string
    text: string
    action: string
    /** A link to another way to begin. */
    other?: { label: string; href: string }
  }
  /** The question before a record is deleted. */
  deleteQuestion: string
  /** What stands beside a record that the search over everything finds. */
  searchIcon: IconName
}

/** Fields that hold a text of one's own. */
type Text<Specs extends AnyFields> = KeyOfInput<Specs, 'text' | 'textarea' | 'url' | 'date'>
/** Fields that hold one of a closed set of values. */
type Choice<Specs extends AnyFields> = KeyOfInput<Specs, 'select'>

interface Order<Specs extends AnyFields> {
  label: string
  /** The field that decides, or the last change, in an entity that keeps it. What is blank comes last. */
  by: (keyof Specs & string) | 'updatedAt'
  /** Whether the latest day, or the largest number, comes first. */
  isDescending?: true
}

interface ComputedFilter<Draft, Specs extends AnyFields> {
  label: string
  /** @param today the local day; the list is drawn anew when it ends */
  applies(record: Draft, today: CalendarDay): boolean
  bulkEdit?: BulkEdit<Draft, Specs>
}

/** A field that can be set in all that is found at once, and the values to choose from. */
interface BulkEdit<Draft, Specs extends AnyFields> {
  label: string
  action: string
  field: Choice<Specs>
  values: readonly string[]
  /** What else it means, beside the button. */
  hint?: string
  /** A record in which the field was set, with what is to be told about that. */
  annotate?(changed: Recorded<Draft>): Recorded<Draft>
}

interface Layouts<Specs extends AnyFields> {
  /** A table: the columns after the card's title. On a narrow screen each row is a small card. */
  rows?: readonly (keyof Specs & string)[]
  /** A column of small cards for each value of this field. */
  board?: Choice<Specs>
}

/*
 * Behaviour is a named, tested function beside the entity. Functions are written as methods, so that
 * the config of one entity can be handed to a view that knows only `Values`.
 */
interface Section<Draft> {
  title: string
  /** What its records are in the line that counts all: "2 earned, 1 in progress". */
  counted?: string
  has(record: Draft): boolean
}

interface Warning<Draft> {
  title: string
  /** @param today the local day; the list is drawn anew when it ends */
  applies(record: Draft, today: CalendarDay): boolean
  /** The line for one record. */
  line(record: Draft, today: CalendarDay): string
  /** Which of two lines comes first, as `sort` asks it; in the list's own order unless told. */
  order?(a: Draft, b: Draft): number
}

interface Flag<Draft> {
  label: string
  tone: Tone
  /** @param today the local day; the card is drawn anew when it ends */
  applies(record: Draft, today: CalendarDay): boolean
}

interface Note<Draft> {
  label: string
  /** @param today the local day; the card is drawn anew when it ends */
  applies(record: Recorded<Draft>, today: CalendarDay): boolean
  line(record: Recorded<Draft>, today: CalendarDay): string
  /** What can be done about it, beside the line. */
  action?(record: Recorded<Draft>, today: CalendarDay): ReactNode
}

/** A field that is shown as a badge, and how each of its values looks; neutral unless told. */
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
  /** What is worked out from several fields, with its label, after the details. */
  notes?: readonly Note<Draft>[]
  /** Fields that few look at: they fold under "More", where they are filled. Paper shows them. */
  more?: readonly (keyof Specs & string)[]
  /** Long text that folds under its label, where it is filled. */
  folded?: Text<Specs>
  /** Records of the record under its card, as a timeline that can be added to. A small card says its last one. */
  timeline?: Timeline<Draft, Specs>
  /** Longer text under the details. */
  body?: Text<Specs>
  /** Of the details, a number from 0 to 100 that has a bar beside it. */
  progress?: KeyOfInput<Specs, 'number'>
  /** Fields that can be changed on the card itself, each by a select. */
  edit?: readonly Choice<Specs>[]
  /** A yes-or-no field that can be ticked on the card itself. */
  toggle?: { field: KeyOfInput<Specs, 'checkbox' | 'either'>; label: string }
  /** A button that moves the record to another list, under its id. */
  move?: { label: string; to: AnyEntity; as(record: Draft, today: CalendarDay): Values }
  /** A field that holds an address, shown as a link to a new tab. */
  link?: { field: KeyOfInput<Specs, 'url'>; label: string }
  /** Whether half of a wide screen is enough for it, so that two stand in a row. So it is for a title and badges. */
  isHalf?: true
}

interface Timeline<Draft, Specs extends AnyFields> {
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

interface Form<Specs> {
  /** The order of the fields. A contract test holds that no required one is missing. */
  fields: readonly (keyof Specs & string)[]
  /** Those that few need, under a title that they fold into. */
  more?: { title: string; fields: readonly (keyof Specs & string)[] }
  addTitle: string
  editTitle: string
  /** Says while one types that there is such a record already. It is never refused. */
  duplicateWarnings?: readonly DuplicateWarning[]
  /** The field under which it is said, so that a phone shows it to who types; under all unless told. */
  warnAfter?: keyof Specs & string
}

/** How a list of records is searched, filtered, shown, entered and emptied. Only the entity's fields fit. */
export type ListConfig<E extends AnyEntity> = Config<z.infer<E['schema']>, E['fields']>
export type AnyListConfig = ListConfig<AnyEntity>

export interface ListView {
  kind: 'list'
  entity: AnyEntity
  config: AnyListConfig
}

/** A list of records with search, filters, cards and a form. */
export function listView<E extends AnyEntity>(entity: E, config: ListConfig<NoInfer<E>>): ListView
export function listView(entity: AnyEntity, config: AnyListConfig): ListView {
  return { kind: 'list', entity, config }
}
