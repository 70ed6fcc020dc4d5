import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import uno from 'unocss/vite'
import { defineConfig } from 'vitest/config'
import { chunks } from './build/chunks.ts'
import { compileHints } from './build/compile-hints.ts'
import { fileSchemas } from './build/file-schemas.ts'
import { iconSprite } from './build/icon-sprite.ts'
import { previewLikeAHost } from './build/preview-like-a-host.ts'
import { pwa } from './build/pwa.ts'
import { publicStyles } from './build/public-styles.ts'
import { siteFiles } from './build/site-files.ts'
import { sizeBudgets } from './build/size-budgets.ts'
import { wageFiles } from './build/wage-files.ts'

const resolve = {
  tsconfigPaths: true,
  // wouter imports a shim of a hook that React has had since version 18.
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
}

/** Long, so that no test fails because the machine is slow. */
const testTimeout = 60_000

/** The same for what a test waits for with `expect.poll`. `tests/support/eventually.ts` is for other checks. */
const waits = { poll: { timeout: 20_000 } }

/**
 * The config that unit tests need: path aliases and the plugin that reads data. Dependency discovery is off, because
 * it scans `index.html`, whose styles come from plugins that are not loaded here.
 */
const forTests = { resolve, plugins: [wageFiles()], optimizeDeps: { noDiscovery: true } }

/** A VM context for each test file. A process for each takes 1.3 times as long, and 1.7 times with jsdom. */
const pool = 'vmForks'

/** `npm run test:full` tries more random cases. Vitest does not pass the mode on to its projects. */
const randomRuns = (mode: string): Record<string, string> =>
  mode === 'long' ? { RANDOM_RUNS: '2000' } : {}

export default defineConfig(({ command, isPreview, mode }) => ({
  // The built site has an HTML file for every page. The development server responds with one file for all.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  resolve,
  plugins: [
    publicStyles(),
    uno(),
    react(),
    iconSprite(),
    wageFiles(),
    chunks(),
    compileHints(),
    fileSchemas(),
    siteFiles(),
    sizeBudgets(),
    pwa(),
    previewLikeAHost(),
  ],
  build: {
    // Covers the last two versions of Chrome, Edge and Firefox, and Safari from 16.4.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    modulePreload: { polyfill: false },
    // Measuring sizes and rendering pages take half of the build time, and Rolldown would warn about it each time.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  test: {
    // One more than the number of cores, because tests wait for timers a third of the time.
    maxWorkers: availableParallelism() + 1,
    // Tests that need a DOM are named `.test.tsx`.
    projects: [
      {
        ...forTests,
        test: {
          name: 'node',
          environment: 'node',
          pool,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{built,engines,full}/**'],
          env: randomRuns(mode),
          setupFiles: ['tests/support/setup.ts'],
          testTimeout,
          expect: waits,
        },
      },
      {
        ...forTests,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          pool,
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/{built,engines,full}/**'],
          env: randomRuns(mode),
          setupFiles: ['tests/support/setup.ts', 'tests/support/setup-dom.ts'],
          testTimeout,
          expect: waits,
        },
      },
    ],
  },
}))
