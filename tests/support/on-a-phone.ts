import { onTestFinished, vi } from 'vitest'

/** Makes the screen as narrow as a phone's until the test ends. */
export function onAPhone() {
  const wide = window.matchMedia
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  onTestFinished(() => {
    vi.stubGlobal('matchMedia', wide)
  })
}
