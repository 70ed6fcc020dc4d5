import { stopPreloading } from '@/engine/ui/preload'

/** Activates a waiting service worker, then reloads the page with the new version. */
export async function activateWaiting(waiting: ServiceWorker) {
  await stopPreloading()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload())
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
