import type { IconName } from '../ui/icon-name'

/** Something that can be found, and where it is. */
export interface Searchable {
  title: string
  /** The line under the title: where it is or what it is for. */
  subtitle: string
  /** Its text, shown in two lines. It is searched, too. */
  text?: string | undefined
  /** More text that is searched but not shown. */
  texts: readonly string[]
  icon: IconName
  /** Path, search and fragment. */
  address: string
}

/** Searchables of one kind, under a heading. `createSearch` merges groups of the same kind. */
export interface SearchGroup {
  kind: string
  /** Whether its matches come before better matches of other kinds, except whole titles. For kinds with few entries. */
  isFirst?: true
  /** Whether it comes after all other kinds, except for whole titles, because they contain what it links to. */
  isLast?: true
  /** Whether it comes before everything if the question contains an urgent synonym of one of its texts. */
  isUrgent?: true
  entries: readonly Searchable[]
}
