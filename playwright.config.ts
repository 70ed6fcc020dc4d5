import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { findChromium } from './tests/support/find-chromium.mjs'

const executablePath = findChromium()
const address = `http://localhost:${process.env.PORT ?? 4173}`
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

const chromium = { name: 'chromium', use: { ...devices['Desktop Chrome'], launchOptions } }
// `npm run test:browsers` runs the journeys in those of these that are installed.
const others = [
  { name: 'firefox', use: devices['Desktop Firefox'] },
  { name: 'webkit', use: devices['Desktop Safari'] },
]

const config: PlaywrightTestConfig = {
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
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
    timezoneId: 'Pacific/Honolulu',
  },
  projects: [chromium, ...others],
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview',
    url: `${address}/app/job-search`,
    reuseExistingServer: false,
  },
}

export default defineConfig(config)
