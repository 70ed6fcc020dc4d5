// `npm run test:full` looks for counterexamples longer.
if (import.meta.env.MODE === 'long') {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ numRuns: 5000 })
}

export {}
