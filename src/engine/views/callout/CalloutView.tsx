import { useLocation } from 'wouter'
import { Button } from '../../ui/Button'
import { addressOf } from './address-of'
import type { CalloutView as View } from './callout-view'

/**
 * A short text and the button that leads on; not on paper, which leads nowhere. Within its own screen the
 * address is replaced, not added to.
 */
export default function CalloutView({ view: { config } }: { view: View }) {
  const [path, navigate] = useLocation()
  return (
    <section
      data-no-print
      className="flex flex-wrap items-center justify-between gap-4 rounded bg-accent-soft p-4 sm:p-5"
    >
      <div className="min-w-[min(15rem,100%)] flex-1">
        <h2 className="text-xl font-bold">{config.title}</h2>
        <p className="mt-1">{config.text}</p>
      </div>
      <Button onClick={() => navigate(addressOf(config.to), { replace: config.to.path === path })}>
        {config.action}
      </Button>
    </section>
  )
}
