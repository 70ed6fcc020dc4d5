import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { passedPromises } from '@/data/promises'
import { followResets } from '@/engine/store/resets-elsewhere'
import { App } from './App'
import { appPathPattern, appRoutes } from './routes/app-routes'
import { useHeldLocation, useHeldSearch } from './pages/held-location'
import { notFound } from './pages/not-found'
import { publicPages } from './pages/public-pages'

const app = (
  <StrictMode>
    <Router hook={useHeldLocation} searchHook={useHeldSearch}>
      <App />
    </Router>
  </StrictMode>
)

/**
 * Brings the page to life. Its code comes first: what the file holds stays in sight until the first
 * render can take its place.
 */
export async function start(root: HTMLElement) {
  // Before anything reads what this tab holds.
  await followResets()
  const { pathname } = window.location
  const page = publicPages.find(({ path }) => path === pathname)
  if (page && root.dataset.page === pathname) {
    await page.preload()
    // Built on the other side of a promise's date, the page says something else: it is drawn anew.
    // So it is after a browser's translator has put its elements into it.
    const saysTheSame =
      root.dataset.passed === passedPromises() && root.querySelector('font') === null
    // In slices, so that a tap in between is answered.
    startTransition(() => {
      if (saysTheSame) hydrateRoot(root, app)
      else createRoot(root).render(app)
    })
    delete root.dataset.page
    return
  }
  if (root.hasChildNodes()) await loadPageOf(pathname)
  // In one go: what is in sight until then answers no tap.
  createRoot(root).render(app)
}

/** Loads what is at an address. A load that fails leaves the 404 page in sight; in the app the render says so. */
async function loadPageOf(pathname: string) {
  if (appPathPattern.test(pathname)) await appRoutes.preload().catch(() => undefined)
  else await notFound.preload()
}
