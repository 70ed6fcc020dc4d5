import type { ComponentType, ReactNode } from 'react'
import type { PrintedTable } from './binder'
import type { CalendarDay } from '../calendar-day'
import type { DueSource } from '../due/due'
import type { IconName } from '../ui/icon-name'
import type { LazyPart, Preloadable } from '../ui/lazy-part'
import type { Stat } from '../ui/StatFigure'
import type { Destination } from '../url/href-of'
import type { View } from '../views/view-kinds'
import type { Derived } from '../model/derived'
import type { RecordDay } from './record-days'
import type { Findings } from '../views/finding'

/** What is known about a module before its code loads. */
interface ModuleEntry {
  /** Kebab-case, unique, stable: preferences store it. */
  id: string
  /** Its position among the modules, unique. Leave gaps: 10, 20, … */
  order: number
  /** The full path, unique. */
  path: string
  title: string
  icon: IconName
  /** One sentence on what it is for. */
  summary: string
  /** Other words by which the palette finds it. */
  searchWords: string
  /** What it stores in the browser. The privacy page lists it. */
  stores: readonly StorageRow[]
  /** Its lines in What Now: what is due or waits for the user. They load with the dashboard. */
  due?: () => Promise<{ default: readonly DueSource[] }>
  /** Its days in the calendar file. */
  days?: () => Promise<{ default: readonly Derived<readonly RecordDay[]>[] }>
  /** Its tables in the binder that people print for a move. */
  binder?: () => Promise<{ default: readonly Derived<PrintedTable | undefined>[] }>
  /** What it shows under tasks of another module, by their ids. Its code loads when the first of them renders. */
  tasks?: { ids: readonly string[]; load: () => Promise<{ default: readonly TaskPart[] }> }
  /** What it shows in What Now besides its lines. Its code loads if something is stored under the key. */
  now?: { key: string; load: () => Promise<{ default: NowPart }> }
}

/** A module of tabs and views, listed in the navigation, the dashboard and the palette. */
export interface ScreenEntry extends ModuleEntry {
  inNavigation?: true
  /** Short, for the navigation. */
  navLabel: string
  load: () => Promise<{ default: Screen }>
}

/** A module outside the navigation. Links, the palette and, with `menuParent`, both menus lead to it. */
interface UnlistedEntry extends ModuleEntry {
  inNavigation: false
  /** The text of the dashboard's link to it. */
  linkText: string
  /** The id of the module under which both menus list it. Without one, no menu lists it. */
  menuParent?: string
}

/** An unlisted module of tabs and views. */
export interface UnlistedScreenEntry extends UnlistedEntry {
  load: () => Promise<{ default: Screen }>
}

/** An unlisted module with its own page component. */
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

/** What a module shows under a task of another module. Renders nothing if it has nothing for that task. */
type TaskPart = ComponentType<{ id: string }>

/** What a module shows under Today and This Week in What Now, in place of the next steps of the checklist. */
export interface NowPart {
  isShown: Derived<boolean>
  /**
   * Calls `children` once, with its lines of the group, which are then sorted with all others. Under Today it
   * always shows something around them.
   */
  Component: ComponentType<{
    group: 'today' | 'thisWeek'
    children: (lines: readonly DatedLine[]) => ReactNode
  }>
  /** What is due because of it, shown after everything else that is due. */
  due: readonly DueSource[]
}

/** A list item that a module renders itself, with the day it is due. */
export interface DatedLine {
  /** Unique in its list. */
  id: string
  day: CalendarDay
  item: ReactNode
}

/** A key of local storage, and a plain sentence on what is stored under it. */
export interface StorageRow {
  key: string
  holds: string
}

/** What loads with the screen's route. */
export interface Screen {
  /** A fact or a promise under the title, instead of the summary. */
  banner?: string
  /** Figures that people watch, counted from what is stored. */
  stats?: readonly Derived<readonly Stat[]>[]
  /** Views in the header, for every tab. Keep them short, because the user's own content comes below them. */
  intro?: readonly View[]
  tabs: readonly Tab[]
  /** Views below the tabs. */
  closing?: readonly View[]
}

export interface Tab {
  /** Kebab-case, unique in the screen. The URL contains it. */
  id: string
  label: string
  /** A number after the label, fixed or counted: "Saved (2)". */
  count?: number | Derived<number>
  /** Whether the tab has a Print button. */
  isPrintable?: true
  /** What to do after reading the tab. */
  next?: NextStep
  views: readonly View[]
  /** The parts that its views load on their own. They are preloaded if the URL opens the tab. */
  partsToPreload?: (context: PreloadContext) => readonly Preloadable[]
  /** Pages with content that is too long for the tab itself. */
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
 * A page of a tab. It replaces the tab's views while the URL names it (`?page=figures`).
 * See docs/decisions/0036.
 */
export interface TabPage {
  /** Kebab-case, unique in the tab. */
  id: string
  title: string
  /** One sentence on what it is for, shown in the palette. */
  summary: string
  /** Whether the page has a Print button. */
  isPrintable?: true
  /** The content under the title. It loads when the page is opened. */
  Component: LazyPart<object>
}

/** A suggestion for what to do after reading a tab. */
export interface NextStep {
  text: string
  action: string
  to: Destination
}

/** Declares a screen. */
export function defineScreen(screen: Screen): Screen {
  return screen
}
