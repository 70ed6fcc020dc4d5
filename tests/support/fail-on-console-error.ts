import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

/** Makes each test of a file fail on what it leaves in the console, React's warnings included. */
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
