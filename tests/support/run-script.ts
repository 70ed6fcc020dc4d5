import { spawnSync } from 'node:child_process'

/** Runs a TypeScript script in a process of its own, as the npm scripts do, and waits until it ends. */
export const runScript = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', script, ...args], { encoding: 'utf8' })
