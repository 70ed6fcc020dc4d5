/** Makes a worker that waits the one in use, and reloads the page with what it brings. */
export function startWaiting(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload())
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
