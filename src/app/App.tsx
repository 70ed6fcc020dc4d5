import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { ErrorBoundary } from './ErrorBoundary'
import { notFound } from './not-found'
import { publicPages } from './public-pages'

/** The area opens once the repository is restored, so that its first render has the data. */
const AppArea = lazy(async () => {
  const area = await import('./open-app-area')
  await area.ready
  return area
})

/** The parts of the design, for maintainers; not in the built site. */
const DesignPage = import.meta.env.DEV && lazy(() => import('./design/DesignPage'))

/** The route table: the public pages, the area that works on the user's data, and what is not there. */
export function App() {
  return (
    <ErrorBoundary>
      <Suspense>
        <Switch>
          {publicPages.map(({ path, Page }) => (
            <Route key={path} path={path} component={Page} />
          ))}
          {DesignPage && <Route path="/design" component={DesignPage} />}
          <Route path={/^\/(?:app|onboarding)(?:\/|$)/} component={AppArea} />
          <Route component={notFound.Page} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}
