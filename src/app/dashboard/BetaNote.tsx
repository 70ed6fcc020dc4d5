import { promised } from '@/data/promises'
import { site } from '@/data/site'

/** What the beta means for those who use it. */
export function BetaNote() {
  return (
    <p className="mt-2 max-w-prose text-muted">
      {promised(`You are using the free beta, expected through ${site.betaUntil}.`, 'beta')} As an
      early user, you get lifetime premium access when paid tiers launch.
    </p>
  )
}
