import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { appPathPattern, LazyAppRoutes } from './routes/app-routes'
import { ErrorBoundary } from './errors/ErrorBoundary'
import { LoadingIndicator } from '@/engine/ui/LoadingIndicator'
import { useIsWaiting } from './pages/held-location'
import { notFound, publicPages } from './pages/public-pages'
import { usePreloadLinks } from './pages/use-preload-links'

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
          <Route path={appPathPattern} component={LazyAppRoutes} />
          <Route component={notFound.Page} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}
