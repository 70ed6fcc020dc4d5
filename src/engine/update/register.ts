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
 * the user presses "Reload" in one of the tabs; the others then offer to reload, too.
 */
export async function register() {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(policy?.createScriptURL('') ?? '/sw.js')
  // `controller` would be wrong: after Shift+Reload it is null although a worker is active.
  let isFirstWorker = registration.active === null

  const offerWaiting = () => {
    const { waiting } = registration
    // The first worker is not an update.
    if (!waiting || !registration.active) return
    waitingUpdate.set(() => void activateWaiting(waiting))
  }
  const watchInstalling = () =>
    registration.installing?.addEventListener('statechange', offerWaiting)
  offerWaiting()
  watchInstalling()
  registration.addEventListener('updatefound', watchInstalling)
  // A new version took over while this page runs the old one.
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirstWorker) waitingUpdate.set(reload)
    isFirstWorker = false
  })
  document.addEventListener('visibilitychange', () => {
    // Offline, the check fails. It runs again when the page is next shown.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}

const reload = () => window.location.reload()
