import { stopLoadingAhead } from '@/engine/ui/load-ahead'

/** Makes a worker that waits the one in use, and reloads the page with what it brings. */
export async function startWaiting(waiting: ServiceWorker) {
  await stopLoadingAhead()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload())
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
