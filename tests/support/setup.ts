import { afterEach, vi } from 'vitest'

// `npm run test:full` tries more cases; CI sets a seed, so that what it says depends on the change alone.
const { RANDOM_RUNS, RANDOM_SEED } = process.env
if (RANDOM_RUNS || RANDOM_SEED) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({
    ...(RANDOM_RUNS ? { numRuns: Number(RANDOM_RUNS) } : {}),
    ...(RANDOM_SEED ? { seed: Number(RANDOM_SEED) } : {}),
  })
}

// Such as the time zone of one test.
afterEach(() => void vi.unstubAllEnvs())
