import { Link } from 'wouter'
import { Logo } from '../layout/Logo'
import { ThemeToggle } from '@/engine/theme/ThemeToggle'

/** The header of the setup. It has no links. */
export function SetupHeader() {
  return (
    <header className="@container border-b border-solid border-line bg-raised">
      <div className="page-width flex min-h-16 items-center justify-between">
        <Link href="/" className="ring-on-focus no-underline">
          <Logo />
        </Link>
        <ThemeToggle />
      </div>
    </header>
  )
}
