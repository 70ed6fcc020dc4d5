import { Link } from 'wouter'
import { site } from '@/data/site'
import { welcome } from '@/data/public/welcome'
import { buttonClass } from '@/engine/ui/button-class'
import { cardsView } from '@/engine/views/cards/cards-view'
import CardsView from '@/engine/views/cards/CardsView'
import { PublicLayout } from './PublicLayout'

/** The page before the setup: what the user gets, and the ways to start. */
export default function WelcomePage() {
  return (
    <PublicLayout>
      <h1 tabIndex={-1} className="text-4xl font-extrabold">
        Welcome to {site.name}
      </h1>
      <p className="mt-3 max-w-prose text-lg">
        Setup takes {site.setupTime}. You can skip any question and change everything later.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href="/onboarding/profile" className={buttonClass()}>
          Get Started
        </Link>
        <Link href="/" className={buttonClass('secondary')}>
          Skip to Dashboard
        </Link>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-5">
        <Link href="/app/move" className="text-link inline-flex min-h-11 items-center">
          We Got Orders
        </Link>
        <Link href="/app/settings#restore" className="text-link inline-flex min-h-11 items-center">
          I Have a Backup File
        </Link>
      </p>
      <p className="max-w-prose text-muted">
        Already use it on another device? In Settings there, press “Send to My Other Device.” Save
        the file on this device, then press “I Have a Backup File.” A link or QR code from there
        opens by itself.
      </p>
      <div className="mt-12">
        <CardsView view={cardsView(welcome, { title: 'What You Get' })} />
      </div>
    </PublicLayout>
  )
}
