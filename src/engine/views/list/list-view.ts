import type { AnyEntity, Entity } from '../../model/entity'
import type { Values } from '../../model/field'
import type { ChoiceKey, TextKey } from '../../model/keys'
import type { Tone } from '../../ui/tokens'

/** What a list knows of its entity: which fields it has, which hold text, which a closed set. */
interface Config<Draft, Key extends string, Text extends string, Choice extends string> {
  /** The list's heading. */
  title: string
  /** Fields that the search box matches, without regard to case. No box when there are none. */
  search: readonly Text[]
  /** Fields with a filter; every option shows how many records have it. */
  filters: readonly Choice[]
  /**
   * Records under headings of their own, each with its count. One list when left out. A record that
   * is in none of them does not show.
   */
  sections?: readonly Section<Draft>[]
  /** A box over the list that names the records which need attention. */
  warnings?: readonly Warning<Draft>[]
  card: Card<Draft, Key, Text, Choice>
  form: Form<Key>
  /** The button that opens an empty form. It gets a plus sign as an icon, unless it starts with one. */
  addLabel: string
  empty: { icon: string; title: string; text: string; action: string }
  /** The question before a record is deleted. */
  deleteQuestion: string
}

/*
 * Behaviour is a named, tested function beside the entity. Functions are written as methods, so that
 * the config of one entity can be handed to a view that knows only `Values`.
 */
interface Section<Draft> {
  title: string
  has(record: Draft): boolean
}

interface Warning<Draft> {
  title: string
  applies(record: Draft): boolean
  /** The line for one record. */
  line(record: Draft): string
  /** Which of two lines comes first, as `sort` asks it; in the list's own order unless told. */
  order?(a: Draft, b: Draft): number
}

interface Flag<Draft> {
  label: string
  tone: Tone
  applies(record: Draft): boolean
}

interface Card<Draft, Key extends string, Text extends string, Choice extends string> {
  title: Text
  subtitle?: Text
  /** A closed set shown as a badge, and how each value looks; neutral unless told. */
  badge?: { field: Choice; tones: Readonly<Record<string, Tone>> }
  /** Further badges, where they apply. */
  flags?: readonly Flag<Draft>[]
  /** Shown with their labels, where they are filled. */
  details: readonly Key[]
  /** Longer text under the details. */
  body?: Text
  /** A number from 0 to 100 shown as a bar, where its field is visible. */
  progress?: Key
  /** A yes-or-no field that can be ticked on the card itself. */
  toggle?: { field: Key; label: string }
  /** A field that holds an address, shown as a link to a new tab. */
  link?: { field: Text; label: string }
}

interface Form<Key extends string> {
  /** The order of the fields. A contract test holds that no required one is missing. */
  fields: readonly Key[]
  addTitle: string
  editTitle: string
}

/** How a list of records is searched, filtered, shown, entered and emptied. Only the entity's fields fit. */
export type ListConfig<Draft> = Config<
  Draft,
  keyof Draft & string,
  TextKey<Draft>,
  ChoiceKey<Draft>
>
export type AnyListConfig = Config<Values, string, string, string>

export interface ListView {
  kind: 'list'
  entity: AnyEntity
  config: AnyListConfig
}

/** A list of records with search, filters, cards and a form. */
export function listView<Draft extends Values>(
  entity: Entity<Draft>,
  config: NoInfer<ListConfig<Draft>>,
): ListView
export function listView(entity: AnyEntity, config: AnyListConfig): ListView {
  return { kind: 'list', entity, config }
}
