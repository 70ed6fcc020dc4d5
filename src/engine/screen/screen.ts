import type { ComponentType, ReactNode } from 'react'
import type { BinderSource } from './binder'
import type { CalendarDay } from '../calendar-day'
import type { DueSource } from '../due/due'
import type { IconName } from '../ui/icon-name'
import type { LazyPart, Preloadable } from '../ui/lazy-part'
import type { Stat } from '../ui/StatFigure'
import type { Destination } from '../views/callout/callout-view'
import type { View } from '../views/view-kinds'
import type { Stored } from '../model/stored'
import type { DaySource } from './record-days'
import type { Findings } from '../views/finding'

/** What the whole product knows of a module before it is opened. */
interface ModuleEntry {
  /** Kebab-case, unique, stable: preferences store it. */
  id: string
  /** Its place among the modules, unique. Leave gaps: 10, 20, … */
  order: number
  /** The full path, unique. */
  path: string
  title: string
  icon: IconName
  /** One sentence on what it is for. */
  summary: string
  /** What else people call it; the palette finds it by these words. */
  searchWords: string
  /** What it keeps in the browser; the privacy page says so. */
  stores: readonly StorageRow[]
  /** What waits for the user in it: its lines in What Now. They load with the dashboard. */
  due?: () => Promise<{ default: readonly DueSource[] }>
  /** What it has for the calendar file. */
  days?: () => Promise<{ default: readonly DaySource[] }>
  /** Its tables in the binder that people print for a move. */
  binder?: () => Promise<{ default: readonly BinderSource[] }>
  /** What it shows under tasks of another module, by their ids. Its code loads with the first of them that is drawn. */
  tasks?: { ids: readonly string[]; load: () => Promise<{ default: readonly TaskPart[] }> }
  /** What it shows in What Now besides such lines. Its code loads where something is stored under the key. */
  now?: { key: string; load: () => Promise<{ default: NowPart }> }
}

/** A module of tabs and views: navigation, dashboard and palette draw it. */
export interface ScreenEntry extends ModuleEntry {
  inNavigation?: true
  /** Short, for the navigation. */
  navLabel: string
  load: () => Promise<{ default: Screen }>
}

/** A module that navigation leaves out: links and the palette lead to it. */
interface UnlistedEntry extends ModuleEntry {
  inNavigation: false
  /** What the dashboard calls the link to it. */
  linkText: string
  /** The id of the module under which both menus list it. Left out, no menu does. */
  menuParent?: string
}

/** Such a module of tabs and views. */
export interface UnlistedScreenEntry extends UnlistedEntry {
  load: () => Promise<{ default: Screen }>
}

/** Such a module with a page of its own. */
export interface PageEntry extends UnlistedEntry {
  load: () => Promise<{ default: ComponentType }>
  /** The file that `load` imports. */
  source: string
  /** What the palette finds on the page. */
  find?: () => Promise<{ default: readonly Findings[] }>
}

/** A module of tabs and views, in the navigation or not. */
export type AnyScreenEntry = ScreenEntry | UnlistedScreenEntry
/** A module of any kind. */
export type AnyEntry = AnyScreenEntry | PageEntry

/** Whether a module is made of tabs and views. */
export function isScreen(entry: AnyEntry): entry is AnyScreenEntry {
  return !('source' in entry)
}

/** What a module shows under a task of another one; nothing under a task that it has nothing for. */
export type TaskPart = ComponentType<{ id: string }>

/** What a module shows under Today and This Week in What Now, in place of the next steps of the checklist. */
export interface NowPart {
  isShown: Counted<boolean>
  /**
   * Calls `children` once, with its lines of the group, which are then sorted with all others. Under Today it
   * always shows something around them.
   */
  Component: ComponentType<{
    group: 'today' | 'thisWeek'
    children: (lines: readonly DatedLine[]) => ReactNode
  }>
  /** What is due because of it; it comes after all else that is due. */
  due: readonly DueSource[]
}

/** A list item that a module draws itself, with the day it is due. */
export interface DatedLine {
  /** Unique in its list. */
  id: string
  day: CalendarDay
  item: ReactNode
}

/** A key of the browser's local storage, and in a plain sentence what is stored under it. */
export interface StorageRow {
  key: string
  holds: string
}

/** What loads with the screen's route. */
export interface Screen {
  /** A fact or a promise under the title in place of the summary. */
  banner?: string
  /** Figures that people watch, counted from what is stored. */
  stats?: readonly Counted<readonly Stat[]>[]
  /** Views in the head, which concern every tab. They stand over a person's own things: keep them low. */
  intro?: readonly View[]
  tabs: readonly Tab[]
  /** Views under the tabs. */
  closing?: readonly View[]
}

export interface Tab {
  /** Kebab-case, unique in the screen; it is in the address. */
  id: string
  label: string
  /** A number behind the label, fixed or counted: "Saved (2)". */
  count?: number | Counted<number>
  /** Whether people take it along on paper: the tab then has a Print button. */
  isPrintable?: true
  /** What to do once one has read it. */
  next?: NextStep
  views: readonly View[]
  /** The parts that its views load on their own. They load with the tab that the URL opens, so that the tab renders in one step. */
  partsToPreload?: (context: PreloadContext) => readonly Preloadable[]
  /** What the tab leads to and is too much to stand in it. */
  pages?: readonly TabPage[]
  /** What the palette finds besides the views and the pages, such as an action of the tab. */
  extraFindings?: readonly Findings[]
}

/** What is known before a tab renders. */
export interface PreloadContext {
  /** The query of the URL. */
  query: URLSearchParams
  /** Whether something is stored under a key. */
  isStored: (key: string) => boolean
}

/**
 * A page of a tab: it takes the place of the tab's views while the address names it (`?page=figures`).
 * See docs/decisions/0036.
 */
export interface TabPage {
  /** Kebab-case, unique in the tab. */
  id: string
  title: string
  /** One sentence on what it is for, which the search over everything shows. */
  summary: string
  /** Whether people take it along on paper. */
  isPrintable?: true
  /** The content under the title. It loads when the page is opened. */
  Component: LazyPart<object>
}

/** Where reading leads. */
export interface NextStep {
  text: string
  action: string
  to: Destination
}

/** Something counted from a stored value, whatever that value is. */
export interface Counted<Result> {
  of: Stored<unknown>
  /** Pure and tested beside the entity. */
  count(value: unknown): Result
}

/** Counts something from a stored value; the screen keeps it up to date. */
export function counted<Value, Result>(
  of: Stored<Value>,
  count: (value: Value) => Result,
): Counted<Result>
export function counted<Result>(
  of: Stored<unknown>,
  count: (value: unknown) => Result,
): Counted<Result> {
  return { of, count }
}

/** Declares a screen. */
export function defineScreen(screen: Screen): Screen {
  return screen
}
