import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** jsdom lays out nothing, so nothing is out of sight. */
class EverythingInSight {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', EverythingInSight)

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})
