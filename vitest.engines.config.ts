import { defineConfig } from 'vitest/config'
import { TableReporter } from './tests/engines/driver/table-reporter.ts'

/** The journeys in Firefox and WebKit: `npm run test:engines`. */
export default defineConfig({
  test: {
    // One browser for each processor.
    maxWorkers: 2,
    globalSetup: 'tests/engines/driver/setup.ts',
    reporters: ['default', new TableReporter()],
    projects: (['firefox', 'webkit'] as const).map((engine) => ({
      resolve: { tsconfigPaths: true },
      test: {
        name: engine,
        include: ['tests/engines/journeys/*.test.ts'],
        environment: 'node',
        provide: { engine },
        testTimeout: 600_000,
        // CI tries a failed journey once more and names it; a flaky journey is a defect to fix.
        retry: process.env.CI ? 1 : 0,
      },
    })),
  },
})
