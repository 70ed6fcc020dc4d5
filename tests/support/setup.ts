// As `vite.config.ts` has it for `npm run test:full`.
const { RANDOM_RUNS } = process.env
if (RANDOM_RUNS) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ numRuns: Number(RANDOM_RUNS) })
}

export {}
