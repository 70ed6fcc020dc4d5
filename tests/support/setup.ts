import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  // Tests of shipped data run without a browser.
  if (typeof window !== 'undefined') window.localStorage.clear()
})
