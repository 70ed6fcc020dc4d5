import { onTestFinished, vi } from 'vitest'

/** Makes the screen as narrow as a phone's until the test ends. */
export function onAPhone() {
  const wide = window.matchMedia
  const phone = (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('max-width') })
  vi.stubGlobal('matchMedia', phone)
  onTestFinished(() => {
    vi.stubGlobal('matchMedia', wide)
  })
}
