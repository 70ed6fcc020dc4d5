import { defineConfig } from 'vitest/config'
import { TableReporter } from './tests/engines/driver/table-reporter.ts'

function project(name: string, folder: string, provide: { engine?: 'firefox' | 'webkit' } = {}) {
  return {
    resolve: { tsconfigPaths: true },
    test: {
      name,
      include: [`${folder}/*.test.ts`],
      environment: 'node' as const,
      provide,
      testTimeout: 600_000,
      // CI tries a failed journey once more and names it; a flaky journey is a defect to fix.
      retry: process.env.CI ? 1 : 0,
    },
  }
}

/** The journeys in Firefox and WebKit: `npm run test:engines`. */
export default defineConfig({
  test: {
    // One browser for each processor.
    maxWorkers: 2,
    globalSetup: 'tests/engines/driver/setup.ts',
    reporters: ['default', new TableReporter()],
    projects: [
      project('firefox', 'tests/engines/journeys', { engine: 'firefox' }),
      project('webkit', 'tests/engines/journeys', { engine: 'webkit' }),
      project('orca', 'tests/engines/screen-reader'),
    ],
  },
})
