import { spawn, type SpawnOptions } from 'node:child_process'
import type { Tab } from './tab.ts'

/** A running browser and its tabs. */
export interface Engine {
  /** The tab that is open at the start. */
  tab: Tab
  openTab(): Promise<Tab>
  /** Console errors, uncaught exceptions and content security policy violations from all tabs. */
  problems: readonly string[]
  /** Kills every process at once, so that nothing more is written. */
  kill(): Promise<void>
  /** Closes the browser normally. */
  close(): Promise<void>
}

export interface EngineOptions {
  /** The base URL of the served build. The paths in a journey are relative to it. */
  address: string
  /** Whether a running browser may be reused, because the journey keeps nothing after it ends. */
  isShared: boolean
  /** The browser's profile folder. */
  profile: string
  /** The folder for downloads. */
  downloads: string
  /** Opens a private window, which persists nothing. */
  isPrivate: boolean
  /** Firefox preferences, by their `about:config` names. */
  preferences: Readonly<Record<string, boolean | number>>
  /** Runs in each page before its own scripts. */
  initScript: string
}

export const environment = { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' }

/** Spawns a process that the system kills when this one ends for any reason. */
export function spawnBound(command: string, args: readonly string[], options: SpawnOptions) {
  return spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], options)
}
