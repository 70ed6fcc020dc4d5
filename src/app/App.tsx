import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { appAddress, appArea } from './area/app-area'
import { ErrorBoundary } from './errors/ErrorBoundary'
import { LoadingSign } from '@/engine/ui/LoadingSign'
import { useIsWaiting } from './pages/held-location'
import { notFound } from './pages/not-found'
import { publicPages } from './pages/public-pages'
import { useLinksAhead } from './pages/use-links-ahead'

/** The parts of the design, for maintainers; not in the built site. */
const DesignPage = import.meta.env.DEV && lazy(() => import('./design/DesignPage'))

/** The route table: the public pages, the area that works on the user's data, and what is not there. */
export function App() {
  useLinksAhead()
  return (
    <ErrorBoundary>
      {useIsWaiting() && <LoadingSign />}
      <Suspense fallback={<p className="late page-width min-h-dvh py-8">Loading…</p>}>
        <Switch>
          {publicPages.map(({ path, Page }) => (
            <Route key={path} path={path} component={Page} />
          ))}
          {DesignPage && <Route path="/design" component={DesignPage} />}
          <Route path={appAddress} component={appArea.Page} />
          <Route component={notFound.Page} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}
