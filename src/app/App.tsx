import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { ErrorBoundary } from './ErrorBoundary'

/** The area opens once the repository is restored, so that its first render has the data. */
const AppArea = lazy(async () => {
  const area = await import('./open-app-area')
  await area.ready
  return area
})
const NotFoundPage = lazy(() => import('./pages/NotFoundPage'))

/** The route table. */
export function App() {
  return (
    <ErrorBoundary>
      <Suspense>
        <Switch>
          <Route path="/">
            <Redirect to="/app/job-search" replace />
          </Route>
          <Route path="/app/*?" component={AppArea} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}
