/*
 * Runs the browser tests in Firefox and WebKit, if Playwright has them installed. Fails if neither is installed,
 * because nothing was tested.
 */
import { firefox, webkit } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const installed = [firefox, webkit].filter((browser) => existsSync(browser.executablePath()))

if (installed.length === 0) {
  console.error(
    'Nothing was tested: neither Firefox nor WebKit is installed. Install them: npx playwright install firefox webkit',
  )
  process.exitCode = 1
} else {
  const projects = installed.map((browser) => `--project=${browser.name()}`)
  const { status } = spawnSync('npx', ['playwright', 'test', ...projects], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
