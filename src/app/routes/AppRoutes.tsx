import { lazy, Suspense, useEffect } from 'react'
import { matchRoute, useLocation, useRouter } from 'wouter'
import { restoreScroll } from '@/engine/scroll-restoration'
import type { Repository } from '@/engine/store/repository'
import { BackupAction } from '@/engine/ui/backup-action'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { onResetElsewhere } from '@/engine/store/resets-elsewhere'
import { downloadErrorBackup } from '@/screens/account/user-data/backup/error-backup'
import { ErrorBoundary } from '../errors/ErrorBoundary'
import { appPages } from '../pages/app-pages'
import { onboardingLayout, onboardingPages } from '../pages/onboarding-pages'
import type { PageRecord } from '../pages/page'
import { notFound } from '../pages/public-pages'
import { AppShell } from '../shell/AppShell'

/** React Query's developer tools. Left out of the production build. */
const QueryDevtools =
  import.meta.env.DEV &&
  lazy(async () => ({
    default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools,
  }))

/** Everything under /app and /onboarding: the routes that need the user's data. */
export function AppRoutes({ repository }: { repository: Repository }) {
  useLeaveAfterReset()
  useEffect(restoreScroll, [])
  return (
    <RepositoryProvider repository={repository}>
      <BackupAction value={downloadErrorBackup}>
        <CurrentPage />
        {QueryDevtools && (
          <Suspense>
            <QueryDevtools />
          </Suspense>
        )}
      </BackupAction>
    </RepositoryProvider>
  )
}

/**
 * The page of the URL within its layout. The layout stays mounted when the page changes, so its keyboard shortcuts
 * keep working. Each `Suspense` wraps the part that changes, so the old page stays until the new code is loaded.
 */
function CurrentPage() {
  const page = usePageOf(appPages)
  const step = usePageOf(onboardingPages)
  if (page) {
    const { path, Page, placeholder } = page
    return (
      <AppShell>
        {/* Tall enough for the scroll position that the browser restores on Back. */}
        <Suspense fallback={<div className="min-h-[2000dvh]">{placeholder}</div>}>
          <ErrorBoundary key={path} isInMain>
            <Page />
          </ErrorBoundary>
        </Suspense>
      </AppShell>
    )
  }
  if (step) {
    const { path, Page } = step
    return (
      <onboardingLayout.Page
        step={onboardingPages.indexOf(step) + 1}
        steps={onboardingPages.length}
      >
        <Suspense fallback={waiting}>
          <Page key={path} />
        </Suspense>
      </onboardingLayout.Page>
    )
  }
  return <notFound.Page />
}

/** The page whose path matches the URL. */
function usePageOf<Page extends PageRecord>(pages: readonly Page[]): Page | undefined {
  const { parser } = useRouter()
  const [location] = useLocation()
  return pages.find(({ path }) => matchRoute(parser, path, location)[0])
}

/** Fills the window, so that content below it does not shift when the page appears. */
const waiting = <p className="late min-h-dvh">Loading…</p>

/** Leaves the app when another tab erases all data. */
function useLeaveAfterReset() {
  const [, navigate] = useLocation()
  useEffect(() => onResetElsewhere(() => navigate('/welcome')), [navigate])
}
