import { activateWaiting } from './activate-waiting'
import { update } from './update'

/** The part of Trusted Types that is used; not every browser has it, and TypeScript does not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/** The policy's name is in the Content-Security-Policy; it lets this one address through. */
const policy = window.trustedTypes?.createPolicy('service-worker', {
  createScriptURL: () => '/sw.js',
})

/**
 * Registers the service worker and looks for new versions, also while the page stays open. A new one
 * waits until a person says "Reload" in one of the tabs; the others are then offered to reload too.
 */
export async function register() {
  const { serviceWorker } = navigator
  let isFirst = serviceWorker.controller === null
  const registration = await serviceWorker.register(policy?.createScriptURL('') ?? '/sw.js')

  const offerWaiting = () => {
    const { waiting } = registration
    // The first worker of all takes over nothing: only a later one is an update.
    if (!waiting || !serviceWorker.controller) return
    update.offer(() => void activateWaiting(waiting))
  }
  const follow = () => registration.installing?.addEventListener('statechange', offerWaiting)
  offerWaiting()
  follow()
  registration.addEventListener('updatefound', follow)
  // Another tab has taken the new version: this one still runs the old. The first of all is no update.
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) update.offer(reload)
    isFirst = false
  })
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing to learn; the next look will do.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}

const reload = () => window.location.reload()
