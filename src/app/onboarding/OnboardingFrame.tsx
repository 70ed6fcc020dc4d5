import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Logo } from '../layout/Logo'
import { SkipLink } from '../layout/SkipLink'
import { ThemeToggle } from '@/engine/theme/ThemeToggle'
import { ProgressBar } from '@/engine/ui/ProgressBar'

interface Props {
  step: number
  steps: number
  /** Content above the progress. */
  notice?: ReactNode
  children: ReactNode
  /** Content after the step. */
  end?: ReactNode
}

/** The frame of every step of the onboarding. It needs no user data, so it can be prerendered. */
export function OnboardingFrame({ step, steps, notice, children, end }: Props) {
  const label = `Step ${step} of ${steps}`
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="@container relative border-b border-solid border-line bg-raised">
        <div className="page-width flex min-h-16 items-center justify-between">
          <Link href="/" className="ring-on-focus no-underline">
            <Logo />
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} data-quiet-focus className="mx-auto w-full max-w-2xl px-4 py-8">
        {notice}
        <p className="mb-2 font-semibold text-muted">{label}</p>
        <ProgressBar percent={Math.round((step / steps) * 100)} label={label} />
        <div className="mt-6">{children}</div>
      </main>
      {end}
    </div>
  )
}
