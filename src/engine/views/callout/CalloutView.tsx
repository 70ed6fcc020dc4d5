import { useLocation } from 'wouter'
import { Button } from '../../ui/Button'
import { Callout } from '../../ui/Callout'
import { hrefOf } from '../../url/href-of'
import type { CalloutView as View } from './callout-view'

/**
 * A short text and a button that navigates. It is not printed. Within its own screen, the button replaces the history
 * entry.
 */
export default function CalloutView({ view: { config } }: { view: View }) {
  const [path, navigate] = useLocation()
  return (
    <Callout
      data-no-print
      action={
        <Button
          variant={config.isSecondary ? 'secondary' : 'primary'}
          onClick={() => navigate(hrefOf(config.to), { replace: config.to.path === path })}
        >
          {config.action}
        </Button>
      }
    >
      <h2 className="text-xl font-bold">{config.title}</h2>
      <p className="mt-1">{config.text}</p>
    </Callout>
  )
}
