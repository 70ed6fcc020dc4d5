import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import type { Repository } from '@/engine/repository/repository'
import { RepositoryProvider } from '@/engine/repository/RepositoryProvider'
import { screens } from '@/screens'
import NotFoundPage from './pages/NotFoundPage'
import { AppShell } from './shell/AppShell'
import { screenPage } from './screen-page'

const pages = screens.map((entry) => ({ path: entry.path, Page: screenPage(entry) }))

/** Everything under /app: the routes that need the user's data. */
export function AppArea({ repository }: { repository: Repository }) {
  return (
    <RepositoryProvider repository={repository}>
      <Switch>
        <Route path="/app">
          <Redirect to={screens[0].path} replace />
        </Route>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path}>
            <AppShell>
              <Suspense fallback={<p className="min-h-dvh">Loading…</p>}>
                <Page />
              </Suspense>
            </AppShell>
          </Route>
        ))}
        <Route component={NotFoundPage} />
      </Switch>
    </RepositoryProvider>
  )
}
