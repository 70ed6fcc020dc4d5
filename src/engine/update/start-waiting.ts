import { stopPreloading } from '@/engine/ui/preload'

/** Makes a worker that waits the one in use, and reloads the page with what it brings. */
export async function startWaiting(waiting: ServiceWorker) {
  await stopPreloading()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload())
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
