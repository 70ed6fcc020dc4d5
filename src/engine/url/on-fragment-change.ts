/**
 * Calls the listener when the URL's fragment may have changed: by the browser's own links and history (`hashchange`), or
 * by a link of wouter, which dispatches `pushState`, also for the URL that the page already has.
 * @returns a function that unsubscribes
 */
export function onFragmentChange(listener: () => void): () => void {
  const controller = new AbortController()
  for (const event of ['hashchange', 'pushState']) {
    window.addEventListener(event, listener, { signal: controller.signal })
  }
  return () => controller.abort()
}
