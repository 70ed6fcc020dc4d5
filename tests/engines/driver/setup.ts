import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { findFreePort } from '../../support/free-port'
import { spawnBound } from './engine.ts'

/** Serves the current build for all journeys of a run. */
export default async function setup({ provide }: TestProject) {
  if (!existsSync('dist/index.html')) throw new Error('There is no build: npm run build')
  const server = await servePreview()
  provide('address', server.address)
  return () => {
    server.process.kill()
  }
}

/** Starts `vite preview` on a free port, and waits until it answers. */
export async function servePreview(): Promise<{ address: string; process: ChildProcess }> {
  const port = await findFreePort()
  const address = `http://localhost:${port}`
  const server = spawnBound('node', ['node_modules/vite/bin/vite.js', 'preview'], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  })
  for (;;) {
    if (server.exitCode !== null) throw new Error('The build cannot be served: npm start')
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return { address, process: server }
    await wait(50)
  }
}

/** Starts a virtual display of a size. Xvfb prints the display number that it chose. */
export async function openDisplay(size: string): Promise<{ name: string; process: ChildProcess }> {
  const options = ['-displayfd', '1', '-noreset', '-screen', '0', `${size}x24`]
  const display = spawnBound('Xvfb', options, {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const name = await new Promise<string>((resolve, reject) => {
    display.once('error', reject)
    display.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)))
    display.stdout?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`))
  })
  return { name, process: display }
}
