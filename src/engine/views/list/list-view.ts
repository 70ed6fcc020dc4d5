import type { AnyEntity, Entity } from '../../schema/entity'
import type { Values } from '../../schema/field'
import type { ChoiceKey, TextKey } from '../../schema/keys'
import type { Tone } from '../../ui/tokens'

interface Config<Key extends string, Text extends string, Choice extends string> {
  /** The list's heading. */
  title: string
  /** Fields that the search box matches, without regard to case. No box when there are none. */
  search: readonly Text[]
  /** Fields with a filter; every option shows how many records have it. */
  filters: readonly Choice[]
  card: Card<Key, Text, Choice>
  form: Form<Key>
  /** The button that opens an empty form. */
  addLabel: string
  empty: { icon: string; title: string; text: string; action: string }
  /** The question before a record is deleted. */
  deleteQuestion: string
}

interface Card<Key extends string, Text extends string, Choice extends string> {
  title: Text
  subtitle?: Text
  badge?: { field: Choice; tones: Readonly<Record<string, Tone>> }
  /** Shown with their labels, where they are filled. */
  details: readonly Key[]
  /** Longer text under the details. */
  body?: Text
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
export type ListConfig<Draft> = Config<keyof Draft & string, TextKey<Draft>, ChoiceKey<Draft>>
export type AnyListConfig = Config<string, string, string>

export interface ListView {
  kind: 'list'
  entity: AnyEntity
  config: AnyListConfig
}

/** A list of records with search, filters, cards and a form. */
export function listView<Draft extends Values>(
  entity: Entity<Draft>,
  config: ListConfig<Draft>,
): ListView
export function listView(entity: AnyEntity, config: AnyListConfig): ListView {
  return { kind: 'list', entity, config }
}
