import { defineConfig } from 'vitest/config'

/** Tests of the files that `npm run build` has written. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/built/**/*.test.tsx'],
    environment: 'jsdom',
    testTimeout: 60_000,
  },
})
