import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClass } from '@/engine/ui/button-class'
import { Footer } from '../layout/Footer'
import { Logo } from '../layout/Logo'
import { SkipLink } from '../layout/SkipLink'
import { ThemeToggle } from '@/engine/theme/ThemeToggle'
import { UpdateOffer } from '../update/UpdateOffer'

interface Props {
  /** Whether the page lays out its own full-width bands. */
  isWide?: boolean
  children: ReactNode
}

/** The frame of the public pages. */
export function PublicLayout({ isWide = false, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header
        data-no-print
        className="@container relative border-b border-solid border-line bg-raised"
      >
        <div className="page-width flex min-h-16 items-center gap-1 sm:gap-3">
          <Link href="/" className="ring-on-focus mr-auto no-underline">
            <Logo />
          </Link>
          <nav aria-label="Main" className="hidden items-center @[40rem]:flex">
            <Link href="/about" className="text-link inline-flex min-h-11 items-center px-3">
              About
            </Link>
            <Link href="/faq" className="text-link inline-flex min-h-11 items-center px-3">
              FAQ
            </Link>
          </nav>
          <ThemeToggle />
          <Link href="/app" className={`${buttonClass('secondary')} shrink-0 whitespace-nowrap`}>
            <span>
              Open<span className="sr-only @[22rem]:not-sr-only"> App</span>
            </span>
          </Link>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        data-quiet-focus
        className={isWide ? 'flex-1' : 'page-width flex-1 py-8 sm:py-12'}
      >
        {children}
      </main>
      <Footer />
      <UpdateOffer />
    </div>
  )
}
