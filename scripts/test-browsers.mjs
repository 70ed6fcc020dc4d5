/* Runs the browser journeys in Firefox and WebKit, as far as Playwright has them installed. */
import { firefox, webkit } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const installed = [firefox, webkit].filter((browser) => existsSync(browser.executablePath()))

if (installed.length === 0) {
  console.log('Neither Firefox nor WebKit is installed: npx playwright install firefox webkit')
} else {
  const projects = installed.map((browser) => `--project=${browser.name()}`)
  const { status } = spawnSync('npx', ['playwright', 'test', ...projects], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
