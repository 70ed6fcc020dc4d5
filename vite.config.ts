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
  // wouter imports a shim for a hook that React has had since version 18.
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
}

/** Long, because machines differ in speed: a test fails by a wrong result, not by its duration. */
const testTimeout = 60_000

/**
 * Unit tests need only the plugin that reads data. Vite looks for no dependencies in `index.html`, because its styles
 * come from other plugins.
 */
const forTests = { resolve, plugins: [wageFiles()], optimizeDeps: { noDiscovery: true } }

/** A context for each file in one process. One process for each takes 1.3 times as long, and 1.7 with a document. */
const pool = 'vmForks'

/** `npm run test:full` looks for counterexamples longer. A project of tests does not see the mode itself. */
const randomRuns = (mode: string): Record<string, string> =>
  mode === 'long' ? { RANDOM_RUNS: '2000' } : {}

export default defineConfig(({ command, isPreview, mode }) => ({
  // The built site has a file for every page. In development, `index.html` answers for all of them.
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
    // The plugins for sizes and pages take as long as the bundling, and each build would warn about that.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  test: {
    // One more than there are cores, because a third of the time a test waits for a timer.
    maxWorkers: availableParallelism() + 1,
    // A test that needs a document says so by its name: `.test.tsx`.
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
        },
      },
    ],
  },
}))
