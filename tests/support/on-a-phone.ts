import { onTestFinished, vi } from 'vitest'

/** Stubs `matchMedia` with a phone's narrow screen until the test ends. */
export function onAPhone() {
  const original = window.matchMedia
  const phone = (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('max-width') })
  vi.stubGlobal('matchMedia', phone)
  onTestFinished(() => {
    vi.stubGlobal('matchMedia', original)
  })
}
