import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { restoreScroll } from '@/engine/scroll-restoration'
import type { Repository } from '@/engine/store/repository'
import { BackupAction } from '@/engine/ui/backup-action'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { onResetElsewhere } from '@/engine/store/resets-elsewhere'
import { downloadErrorBackup } from '../errors/error-backup'
import { ErrorBoundary } from '../errors/ErrorBoundary'
import { appPages } from '../pages/app-pages'
import { notFound } from '../pages/not-found'
import { onboardingLayout, onboardingPages } from '../pages/onboarding-pages'
import { AppShell } from '../shell/AppShell'

/** What React Query holds and does, for maintainers; not in the built site. */
const QueryDevtools =
  import.meta.env.DEV &&
  lazy(async () => ({
    default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools,
  }))

/** Everything under /app and /onboarding: the routes that need the user's data. */
export function AppArea({ repository }: { repository: Repository }) {
  useLeaveAfterReset()
  useEffect(restoreScroll, [])
  return (
    <RepositoryProvider repository={repository}>
      <BackupAction value={downloadErrorBackup}>
        <Switch>
          {appPages.map(({ path, Page, frame }) => (
            <Route key={path} path={path}>
              <AppShell>
                <ErrorBoundary isInMain>
                  {/* Long enough for the place that the browser restores on the way back. */}
                  <Suspense fallback={<div className="min-h-[2000dvh]">{frame}</div>}>
                    <Page />
                  </Suspense>
                </ErrorBoundary>
              </AppShell>
            </Route>
          ))}
          {onboardingPages.map(({ path, Page }, position) => (
            <Route key={path} path={path}>
              <onboardingLayout.Page step={position + 1} steps={onboardingPages.length}>
                <Suspense fallback={waiting}>
                  <Page />
                </Suspense>
              </onboardingLayout.Page>
            </Route>
          ))}
          <Route component={notFound.Page} />
        </Switch>
        {QueryDevtools && (
          <Suspense>
            <QueryDevtools />
          </Suspense>
        )}
      </BackupAction>
    </RepositoryProvider>
  )
}

/** Long, so that nothing below it moves once the page is there. */
const waiting = <p className="late min-h-dvh">Loading…</p>

/** After a reset in another tab there is nothing to show here either. */
function useLeaveAfterReset() {
  const [, navigate] = useLocation()
  useEffect(() => onResetElsewhere(() => navigate('/welcome')), [navigate])
}
