import type { IconName } from '../ui/icon-name'

/** Something that can be found, and where it is. */
export interface Searchable {
  title: string
  /** The line under the title: where it is or what it is for. */
  subtitle: string
  /** What it says, shown in two lines. It is searched too. */
  text?: string | undefined
  /** What else of it is searched. */
  texts: readonly string[]
  icon: IconName
  /** Path, search and fragment. */
  address: string
}

/** Searchables of one kind, under a heading. Of two groups with one heading, `searchGroups` makes one. */
export interface SearchGroup {
  kind: string
  /** Whether what matches in it comes before better matches elsewhere, but for whole titles: few entries that lead far. */
  isFirst?: true
  /** Whether it comes after all others, but for whole titles: what it leads to is found in them. */
  isLast?: true
  /** Whether it comes before everything where the question has an urgent synonym of one of its texts, whatever else was asked. */
  isUrgent?: true
  entries: readonly Searchable[]
}
