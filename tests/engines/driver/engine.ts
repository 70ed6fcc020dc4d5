import { spawn, type SpawnOptions } from 'node:child_process'
import type { Tab } from './tab.ts'

/** A browser of an engine on a profile of its own. */
export interface Engine {
  /** The tab with which it opens. */
  tab: Tab
  openTab(): Promise<Tab>
  /** Console errors, uncaught exceptions and violations of the content security policy, of all tabs. */
  problems: readonly string[]
  /** Ends every process at once, with no chance to write anything more. */
  kill(): Promise<void>
  /** Ends it as a person does. */
  close(): Promise<void>
}

export interface EngineOptions {
  /** Where the build is served; paths of a journey start from there. */
  address: string
  /** May be part of a browser that runs: nothing of it has to outlast the journey. */
  isShared: boolean
  /** A folder that keeps what the browser stores. */
  profile: string
  /** A folder for files that are downloaded. */
  downloads: string
  /** Opens a private window, which keeps nothing. */
  isPrivate: boolean
  /** Settings of Firefox, as `about:config` names them. */
  preferences: Readonly<Record<string, boolean | number>>
  /** Runs in each page before its own scripts. */
  initScript: string
}

export const environment = { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' }

/** Spawns a process that the system ends when this one has ended, however that came. */
export function spawnBound(command: string, args: readonly string[], options: SpawnOptions) {
  return spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], options)
}
