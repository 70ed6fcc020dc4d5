import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

/** Makes each test of a file fail on a console error, including React's warnings. */
export function failOnConsoleError() {
  let logged: MockInstance<typeof console.error>
  beforeEach(() => {
    logged = vi.spyOn(console, 'error')
  })
  afterEach(() => {
    expect(logged).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
}
