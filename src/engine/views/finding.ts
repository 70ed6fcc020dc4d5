import type { IconName } from '../ui/icon-name'

/** Something in a view that can be found. */
export interface Finding {
  /** What people look for it by. */
  title: string
  /** Its text. The search shows the first two lines. */
  text?: string | undefined
  /** Other texts of it that are searched. */
  texts?: readonly (string | undefined)[]
  /** The part of the view it is in, to tell entries with the same title apart. */
  part?: string
  /** The URL parameters, besides the tab, that show it: `{ edit: '1717' }`. */
  search?: Readonly<Record<string, string>>
  /** The id of its element, by `anchorOf`. */
  anchor?: string
}

/** What can be found in a view. */
export interface Findings {
  /** The heading over such results, in the plural: "Careers". */
  kind: string
  icon: IconName
  findings: readonly Finding[]
}

/** For a view without search entries, because another view has the same content in full. */
export function findNothing(): Findings {
  return { kind: '', icon: 'i-lucide-search-x', findings: [] }
}
