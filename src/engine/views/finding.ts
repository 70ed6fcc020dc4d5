import type { Stored } from '../model/stored'
import type { IconName } from '../ui/icon-name'

/** Something in a view that can be found. */
export interface Finding {
  /** What people look for it by. */
  title: string
  /** What it says. The search shows the first two lines. */
  text?: string | undefined
  /** What else of it is searched. */
  texts?: readonly (string | undefined)[]
  /** The part of the view it is in, for people who choose between namesakes. */
  part?: string
  /** What the address says besides the tab to show it: `{ edit: '1717' }`. */
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

/** Reads what the user has stored. */
export type Read = <Value>(stored: Stored<Value>) => Value

/** For a view in which there is nothing to find, because another view says the same in full. */
export function findNothing(): Findings {
  return { kind: '', icon: 'i-lucide-search-x', findings: [] }
}
