import type { ReactNode } from 'react'
import { useRepository } from '@/engine/repository/RepositoryProvider'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { Notice } from '@/engine/ui/Notice'
import { site } from '@/data/site'
import { Footer } from './Footer'
import { Header } from './Header'

/** The frame of every /app route. */
export function AppShell({ children }: { children: ReactNode }) {
  const { isDurable } = useRepository()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="focus-ring sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded focus:bg-raised focus:p-3 focus:shadow"
      >
        Skip to content
      </a>
      <p
        className="bg-signal px-4 py-2 text-center text-sm font-semibold text-on-signal"
        data-no-print
      >
        Free during beta, expected through {site.betaUntil}.
      </p>
      <Header />
      <main id="main" tabIndex={-1} data-quiet-focus className="page-width flex-1 py-6 sm:py-8">
        {!isDurable && (
          <div className="mb-6">
            <Notice tone="warning" role="alert">
              This browser does not let the site store data. You can look around and try things, but
              nothing will be kept when you close this page.
            </Notice>
          </div>
        )}
        {children}
      </main>
      <Footer />
      <LiveRegion />
    </div>
  )
}
