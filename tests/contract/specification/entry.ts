import type { Locator } from '@playwright/test'
import type { Given } from './given'

/*
 * The types of the list, which is plain data. `tests/support/look-for.ts` finds each line in a page, and
 * `tests/e2e/specification.spec.ts` opens the places.
 */

/** One place of the product, and what the specification says it shows. */
export interface Entry {
  place: ListedPlace
  lines: readonly Line[]
}

/** A place, and how to get from its address to the state that shows the lines. */
export interface ListedPlace {
  path: string
  /** What is stored when the page opens; nothing by default. */
  given?: Given
  /** The local time when the page opens; "2026-12-01T09:00" by default. */
  at?: string
  /** The width of the viewport, for what only a narrow one shows. */
  width?: number
  open?: readonly Step[]
  /** How many seconds pass before the lines are checked. */
  after?: number
  /** The final address, if it is a different one. */
  leadsTo?: string
  /** Expected error messages in the console. */
  logs?: readonly string[]
}

/** A step on the way to a place. A text is the button to press. */
export type Step =
  | string
  | { tab: string }
  /** A link to follow. */
  | { follow: string }
  /** A disclosure to open or close, by its heading or summary. */
  | { expand: string }
  | { choose: string; in: string }
  | { type: string; into: string }
  /** From here on, requests for these addresses fail. */
  | { lose: string }

type Role = Parameters<Locator['getByRole']>[0]

/** A part of a page by its role and name; a card is a list item by its heading, a disclosure by its summary. */
export type Part = readonly [role: Role | 'card' | 'disclosure', name?: string]

type Level = 1 | 2 | 3 | 4

/** One line: what must be visible. A plain text matches as a substring. */
export type Line =
  | string
  /** The exact text of an element, as of a badge, and how often it appears; once or more by default. */
  | { exact: string; times?: number }
  /** What must not be visible. */
  | { absent: string }
  | { heading: string; level?: Level }
  /** Exactly these headings of the level, in this order. */
  | { headings: readonly string[]; level: Level }
  /** Exactly these tabs, in this order, and which one is selected. */
  | { tabs: readonly string[]; selected: string }
  | { button: string; pressed?: boolean }
  /** Exactly these buttons, in this order. */
  | { buttons: readonly string[] }
  /** A link by the beginning of its name. An external link must open a new tab. */
  | { link: string; to: string; current?: true }
  /** Exactly these links, in this order. */
  | { links: readonly string[] }
  /** The number of external links, each of which opens a new tab. */
  | { outbound: number; orMore?: true }
  | { field: string; type?: string; required?: true; value?: string; placeholder?: string }
  | { select: string; options: readonly string[]; required?: true; value?: string }
  | { switch: string; on: boolean; disabled: boolean }
  | { checkbox: string; checked: boolean }
  /** A figure with its label. */
  | { figure: string; label: string }
  | { progress: string; percent: number }
  | { count: number; of: Role; named?: string }
  /** A file that the button downloads, and the fields in it. */
  | { download: string; by: string; fields: readonly string[] }
  | { in: Part; lines: readonly Line[] }

/** The name of a place in its test step. */
export function nameOf({ path, given, at, width, open, after }: ListedPlace): string {
  return [
    path,
    given && `with ${given}`,
    at && `at ${at}`,
    width && `${width} pixels wide`,
    open && `after ${open.map(nameOfStep).join(', ')}`,
    after !== undefined && `${after} seconds later`,
  ]
    .filter(Boolean)
    .join(', ')
}

function nameOfStep(step: Step): string {
  return typeof step === 'string' ? `“${step}”` : `“${Object.values(step).join(': ')}”`
}
