import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { expiredPromises } from '@/data/promises'
import { followResets } from '@/engine/store/resets-elsewhere'
import { preloadQuietly } from '@/engine/ui/preload'
import { App } from './App'
import { appPathPattern, LazyApp } from './routes/lazy-app'
import { useHeldLocation, useHeldSearch } from './pages/held-location'
import { notFound, publicPages } from './pages/public-pages'

const app = (
  <StrictMode>
    <Router hook={useHeldLocation} searchHook={useHeldSearch}>
      <App />
    </Router>
  </StrictMode>
)

/**
 * Renders the app. Loads the code of the page first, so that the prerendered HTML stays visible until the first render
 * replaces it.
 */
export async function start(root: HTMLElement) {
  // Before anything reads the state of this tab.
  await followResets()
  const { pathname } = window.location
  const page = publicPages.find(({ path }) => path === pathname)
  if (page && root.dataset.page === pathname) {
    await page.Page.preload()
    // The HTML differs from the render if the last day of a promise has passed since the build, or if the browser's
    // translator has added elements. In either case, React renders the page from scratch.
    const canHydrate =
      root.dataset.passed === expiredPromises() && root.querySelector('font') === null
    // A transition renders in slices, so that a tap in between is handled.
    startTransition(() => {
      if (canHydrate) hydrateRoot(root, app)
      else createRoot(root).render(app)
    })
    delete root.dataset.page
    return
  }
  if (root.hasChildNodes()) {
    // `start` rejects if the 404 page does not load. The app shows a failed load when it renders.
    await (appPathPattern.test(pathname) ? preloadQuietly([LazyApp]) : notFound.Page.preload())
  }
  // Not a transition: what is visible until then does not respond to taps anyway.
  createRoot(root).render(app)
}
