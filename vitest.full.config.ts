import { defineConfig } from 'vitest/config'

/** Tests that take minutes: `npm run test:full` runs them, `npm test` does not. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/full/**/*.test.ts'],
    environment: 'node',
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
})
