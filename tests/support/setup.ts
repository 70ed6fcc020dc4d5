import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach } from 'vitest'

// `npm run test:full` looks for counterexamples longer.
if (import.meta.env.MODE === 'long') fc.configureGlobal({ numRuns: 5000 })

afterEach(() => {
  cleanup()
  // Tests of shipped data run without a browser.
  if (typeof window !== 'undefined') window.localStorage.clear()
})
