import type { ReactNode } from 'react'
import { withExpiryNote } from '@/data/promises'
import { site } from '@/data/site'
import { Footer } from '../layout/Footer'
import { Header } from './Header'
import { SkipLink } from '../layout/SkipLink'

interface Props {
  children: ReactNode
  /** Content after the footer. */
  end?: ReactNode
}

/** The frame of every page under /app. It needs no user data, so it can be prerendered. */
export function ShellFrame({ children, end }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <aside
        aria-label="Beta"
        className="bg-signal px-4 py-1 text-center text-balance text-xs font-semibold leading-tight text-on-signal sm:text-sm [[data-theme=dark]_&]:bg-sunken [[data-theme=dark]_&]:text-muted"
        data-no-print
      >
        {withExpiryNote(`Free during beta, expected through ${site.betaUntil}.`, 'beta')}
      </aside>
      <Header />
      <main
        id="main"
        tabIndex={-1}
        data-quiet-focus
        className="page-width flex-1 pb-6 pt-3 sm:pb-8 sm:pt-4"
      >
        {children}
      </main>
      <Footer />
      {end}
    </div>
  )
}
