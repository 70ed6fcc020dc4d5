import { lazy, Suspense, useEffect } from 'react'
import { matchRoute, useLocation, useRouter } from 'wouter'
import { restoreScroll } from '@/engine/scroll-restoration'
import type { Repository } from '@/engine/store/repository'
import { BackupAction } from '@/engine/ui/backup-action'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { onResetElsewhere } from '@/engine/store/tabs/resets-elsewhere'
import { downloadErrorBackup } from '@/screens/account/user-data/backup/error-backup'
import { ErrorBoundary } from '../errors/ErrorBoundary'
import { appPages } from '../pages/app-pages'
import { notFound } from '../pages/not-found'
import { onboardingLayout, onboardingPages } from '../pages/onboarding-pages'
import type { PageRecord } from '../pages/page'
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
        <Place />
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
 * The page of the address, in what stands around it. That stays while one follows the other: a key that is
 * pressed in between is heard. Each `Suspense` stands outside of what changes, so that the page before stays
 * until the code of the next one is there.
 */
function Place() {
  const page = usePageOf(appPages)
  const step = usePageOf(onboardingPages)
  if (page) {
    const { path, Page, frame } = page
    return (
      <AppShell>
        {/* Long enough for the place that the browser restores on the way back. */}
        <Suspense fallback={<div className="min-h-[2000dvh]">{frame}</div>}>
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

/** The page among these that the address names. */
function usePageOf<Page extends PageRecord>(pages: readonly Page[]): Page | undefined {
  const { parser } = useRouter()
  const [location] = useLocation()
  return pages.find(({ path }) => matchRoute(parser, path, location)[0])
}

/** Long, so that nothing below it moves once the page is there. */
const waiting = <p className="late min-h-dvh">Loading…</p>

/** After a reset in another tab there is nothing to show here either. */
function useLeaveAfterReset() {
  const [, navigate] = useLocation()
  useEffect(() => onResetElsewhere(() => navigate('/welcome')), [navigate])
}
