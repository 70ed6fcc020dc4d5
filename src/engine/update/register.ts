import { activateWaiting } from './activate-waiting'
import { waitingUpdate } from './waiting-update'

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

/** The policy's name is in the Content-Security-Policy; it allows only this URL. */
const policy = window.trustedTypes?.createPolicy('service-worker', {
  createScriptURL: () => '/sw.js',
})

/**
 * Registers the service worker and looks for new versions, also while the page stays open. A new version waits until
 * the person presses "Reload" in one of the tabs; the others then offer to reload, too.
 */
export async function register() {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(policy?.createScriptURL('') ?? '/sw.js')
  // Not from `controller`: after Shift+Reload the page has none, but the next version takes over the page too.
  let isFirst = registration.active === null

  const offerWaiting = () => {
    const { waiting } = registration
    // The very first worker replaces nothing. Only a later one is an update.
    if (!waiting || !registration.active) return
    waitingUpdate.set(() => void activateWaiting(waiting))
  }
  const follow = () => registration.installing?.addEventListener('statechange', offerWaiting)
  offerWaiting()
  follow()
  registration.addEventListener('updatefound', follow)
  // A new version is active, and this page still runs the old one. The very first is no update.
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) waitingUpdate.set(reload)
    isFirst = false
  })
  document.addEventListener('visibilitychange', () => {
    // The check fails without a network. The next one will do.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}

const reload = () => window.location.reload()
