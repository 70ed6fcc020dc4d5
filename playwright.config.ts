import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { browserZone } from './tests/support/browser-day.ts'
import { findChromium } from './tests/support/find-chromium.mjs'
import { findFreePort } from './tests/support/free-port.mjs'

const executablePath = findChromium()

// Chosen once: each worker reads this file again, and has the environment of the run. `npm start` may run meanwhile.
process.env.PORT ??= String(await findFreePort())
const address = `http://localhost:${process.env.PORT}`

const isRoot = process.getuid?.() === 0

/** Offline machines must not wait for the browser's own calls; as root Chromium runs without its sandbox. */
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
}

const chromium = { ...devices['Desktop Chrome'], launchOptions }
/** What `npm run test:full` adds to `npm test`: slow or exhaustive. */
const inFullOnly = /@full/
// `npm run test:browsers` runs the journeys in those of these that are installed.
const others = [
  { name: 'firefox', use: devices['Desktop Firefox'], grepInvert: inFullOnly },
  { name: 'webkit', use: devices['Desktop Safari'], grepInvert: inFullOnly },
]

const config: PlaywrightTestConfig = {
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // CI tries a failed test once more and lists it as "flaky"; a flaky test is a defect to fix.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [['list']],
  // A test fails by what it finds, not by how slow a shared machine is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A service worker would answer for the network that some tests cut; offline and update allow it.
  use: {
    serviceWorkers: 'block',
    baseURL: address,
    locale: 'en-US',
    timezoneId: browserZone,
  },
  projects: [
    { name: 'chromium', use: chromium, grepInvert: inFullOnly },
    { name: 'full', use: chromium, grep: inFullOnly },
    ...others,
  ],
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview',
    url: `${address}/app/job-search`,
    reuseExistingServer: false,
  },
}

export default defineConfig(config)
