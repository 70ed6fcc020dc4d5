import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

// jsdom has no media: tests look at a wide screen.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
