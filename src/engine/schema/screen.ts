import type { View } from '../views/view'
import type { Stat } from '../ui/StatRow'
import type { Stored } from './stored'

/** What the whole product knows of a screen before it is opened: navigation, dashboard and palette draw it. */
export interface ScreenEntry {
  /** Kebab-case, unique, stable: preferences store it. */
  id: string
  /** The full path, unique. */
  path: string
  title: string
  /** Short, for the navigation. */
  navLabel: string
  icon: string
  /** One sentence on what it is for. */
  summary: string
  load: () => Promise<{ default: Screen }>
}

/** What loads with the screen's route. */
export interface Screen {
  /** A fact or a promise worth a line of its own under the title. */
  banner?: string
  /** Figures that people watch, counted from what is stored. */
  stats?: Stats<unknown>
  tabs: readonly Tab[]
}

export interface Tab {
  /** Kebab-case, unique in the screen; it stands in the address. */
  id: string
  label: string
  views: readonly View[]
}

export interface Stats<Value> {
  of: Stored<Value>
  /** Pure and tested beside the entity. */
  count(value: Value): readonly Stat[]
}

/** Counts figures from a stored value, and keeps them up to date. */
export function statsOf<Value>(
  of: Stored<Value>,
  count: (value: Value) => readonly Stat[],
): Stats<Value> {
  return { of, count }
}

/** Declares a screen. */
export function defineScreen(screen: Screen): Screen {
  return screen
}
