import type { Locator } from '@playwright/test'
import type { Given } from './given'

/*
 * The form of the list: plain data. `tests/support/look-for.ts` knows how each line is found in a
 * page, and `tests/e2e/specification.spec.ts` opens the places.
 */

/** One place of the product, and what the specification says it shows. */
export interface Entry {
  place: ListedPlace
  finds: readonly Find[]
}

/** A place, and what leads from its address to the state that shows the lines. */
export interface ListedPlace {
  path: string
  /** What is stored when the page opens; nothing by default. */
  given?: Given
  /** What the clock on the wall says, as in "2026-12-01T09:00". Without it, exactly that. */
  at?: string
  /** The width of the window, for what only a narrow one has. */
  width?: number
  open?: readonly Step[]
  /** How many seconds pass before one looks. */
  after?: number
  /** The address at which one ends up, where it is another. */
  leadsTo?: string
  /** What is written to the console as an error. */
  logs?: readonly string[]
}

/** A step on the way to a place. A text is the button to press. */
export type Step =
  | string
  | { tab: string }
  /** A link to follow. */
  | { follow: string }
  /** Something collapsed, by its heading or summary. */
  | { expand: string }
  | { choose: string; in: string }
  | { type: string; into: string }
  /** From here on, requests for these addresses fail. */
  | { lose: string }

type Role = Parameters<Locator['getByRole']>[0]

/** A part of a page by its role and name; a card is a list item by its heading, a disclosure by its summary. */
export type Part = readonly [role: Role | 'card' | 'disclosure', name?: string]

type Level = 1 | 2 | 3 | 4

/** One line: what must be there for the eye. A text is looked for as it stands, anywhere in a text. */
export type Find =
  | string
  /** A text that stands alone, as a badge or a label does, and how often it does; once or more by default. */
  | { whole: string; times?: number }
  /** What must not be there for the eye. */
  | { absent: string }
  | { heading: string; level?: Level }
  /** Exactly these headings of the level, in this order. */
  | { headings: readonly string[]; level: Level }
  /** Exactly these tabs, in this order, the selected one being … */
  | { tabs: readonly string[]; selected: string }
  | { button: string; pressed?: boolean }
  /** Exactly these buttons, in this order. */
  | { buttons: readonly string[] }
  /** A link by how its name begins. One that leads out of the product has to open a new tab. */
  | { link: string; to: string; current?: true }
  /** Exactly these links, in this order. */
  | { links: readonly string[] }
  /** How many links lead out of the product, each into a new tab. */
  | { outbound: number; orMore?: true }
  | { field: string; type?: string; required?: true; holds?: string; placeholder?: string }
  | { select: string; options: readonly string[]; required?: true; holds?: string }
  | { switch: string; on: boolean; disabled: boolean }
  | { checkbox: string; checked: boolean }
  /** A figure over its label. */
  | { figure: string; label: string }
  | { progress: string; percent: number }
  | { count: number; of: Role; named?: string }
  /** A file that the button downloads, and the fields in it. */
  | { download: string; by: string; fields: readonly string[] }
  | { in: Part; finds: readonly Find[] }

/** What a place is called in the title of its test. */
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
