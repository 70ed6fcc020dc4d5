import { lazy, Suspense, type ReactNode } from 'react'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { site } from '@/data/site'
import { useIsUpdateReady } from '../update/use-is-update-ready'
import { Footer } from './Footer'
import { Header } from './Header'
import { SkipLink } from './SkipLink'
import { StorageNotice } from './StorageNotice'

const UpdateNotice = lazy(() => import('../update/UpdateNotice'))

/** The frame of every /app route. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <aside
        aria-label="Beta"
        className="bg-signal px-4 py-2 text-center text-sm font-semibold text-on-signal"
        data-no-print
      >
        Free during beta, expected through {site.betaUntil}.
      </aside>
      <Header />
      <main id="main" tabIndex={-1} data-quiet-focus className="page-width flex-1 py-6 sm:py-8">
        <StorageNotice />
        {children}
      </main>
      <Footer />
      {useIsUpdateReady() && (
        <Suspense>
          <UpdateNotice />
        </Suspense>
      )}
      <LiveRegion />
    </div>
  )
}
