import { afterEach, vi } from 'vitest'

// `npm run test:full` tries more cases. CI sets a seed, so that its result depends only on the change.
const { RANDOM_RUNS, RANDOM_SEED } = process.env
if (RANDOM_RUNS || RANDOM_SEED) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({
    ...(RANDOM_RUNS ? { numRuns: Number(RANDOM_RUNS) } : {}),
    ...(RANDOM_SEED ? { seed: Number(RANDOM_SEED) } : {}),
  })
}

// Undoes `vi.stubEnv`, which tests use to set the time zone.
afterEach(() => void vi.unstubAllEnvs())
