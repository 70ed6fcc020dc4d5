import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { browserZone } from './tests/support/browser-day.ts'
import { findChromium } from './tests/support/find-chromium.mjs'
import { findFreePort } from './tests/support/free-port'

const executablePath = findChromium()

// Set once: each worker evaluates this file again and inherits the environment. `npm start` may use the default port.
process.env.PORT ??= String(await findFreePort())
const baseURL = `http://localhost:${process.env.PORT}`

const isRoot = process.getuid?.() === 0

/** The browser's own requests would delay tests on an offline machine. As root, Chromium needs --no-sandbox. */
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
}

const chromium = { ...devices['Desktop Chrome'], launchOptions }
/** Slow or exhaustive tests. `npm run test:full` runs them, `npm test` does not. */
const inFullOnly = /@full/
// `npm run test:browsers` runs the tests in those of these browsers that are installed.
const otherBrowsers = [
  { name: 'firefox', use: devices['Desktop Firefox'], grepInvert: inFullOnly },
  { name: 'webkit', use: devices['Desktop Safari'], grepInvert: inFullOnly },
]

const config: PlaywrightTestConfig = {
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // CI retries a failed test once and lists it as "flaky". A flaky test is a defect to fix.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [['list']],
  // Long, so that no test fails because a shared machine is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A service worker would respond while a test blocks the network. The offline and update tests allow it.
  use: {
    serviceWorkers: 'block',
    baseURL,
    locale: 'en-US',
    timezoneId: browserZone,
  },
  projects: [
    { name: 'chromium', use: chromium, grepInvert: inFullOnly },
    { name: 'full', use: chromium, grep: inFullOnly },
    ...otherBrowsers,
  ],
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview',
    url: `${baseURL}/app/job-search`,
    reuseExistingServer: false,
  },
}

export default defineConfig(config)
