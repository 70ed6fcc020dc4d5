import { site } from '@/data/site'

/** What the beta means for those who use it. */
export function BetaNote() {
  return (
    <p className="mt-2 max-w-prose text-muted">
      You are using the free beta, expected through {site.betaUntil}. As an early user you get
      lifetime premium access when paid tiers launch.
    </p>
  )
}
