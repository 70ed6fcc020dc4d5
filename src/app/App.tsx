import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { appPathPattern, LazyApp } from './routes/lazy-app'
import { ErrorBoundary } from './errors/ErrorBoundary'
import { LoadingIndicator } from '@/engine/ui/LoadingIndicator'
import { preloadQuietly } from '@/engine/ui/preload'
import { useIsWaiting } from './pages/held-location'
import { pageAt } from './pages/page'
import { notFound, publicPages } from './pages/public-pages'

/** The design system, for developers. Left out of the production build. */
const DesignPage = import.meta.env.DEV && lazy(() => import('./design/DesignPage'))

/** The route table: the public pages, the app's routes and the 404 page. */
export function App() {
  usePreloadLinks()
  return (
    <ErrorBoundary>
      {useIsWaiting() && <LoadingIndicator />}
      <Suspense fallback={<p className="late page-width min-h-dvh py-8">Loading…</p>}>
        <Switch>
          {publicPages.map(({ path, Page }) => (
            <Route key={path} path={path} component={Page} />
          ))}
          {DesignPage && <Route path="/design" component={DesignPage} />}
          <Route path={appPathPattern} component={LazyApp} />
          <Route component={notFound.Page} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

/** Preloads the page of a link when a pointer enters the link or the link gets the focus. */
function usePreloadLinks() {
  useEffect(() => {
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin !== window.location.origin) return
      const page = pageAt(link.pathname)
      if (page) void preloadQuietly([page])
    }
    const controller = new AbortController()
    for (const event of ['pointerover', 'focusin']) {
      document.addEventListener(event, load, { signal: controller.signal })
    }
    return () => controller.abort()
  }, [])
}
