import { Link, useLocation } from 'wouter'
import { buttonClass } from '../../ui/button-class'
import { hrefOf } from '../../views/callout/href-of'
import type { NextStep as Step } from '../screen'

/** The natural next action after reading a tab. Not printed, because it is only a link. */
export function NextStep({ step }: { step: Step }) {
  const [path] = useLocation()
  return (
    <aside
      aria-label="What to Do Next"
      data-no-print
      className="border-l border-solid border-line px-4"
    >
      {/* Hidden, because the landmark already has this name. */}
      <p aria-hidden="true" className="font-bold">
        What to Do Next
      </p>
      <p className="mt-1 text-sm">{step.text}</p>
      <Link
        href={hrefOf(step.to)}
        // A link within the screen replaces the history entry instead of adding one.
        replace={step.to.path === path}
        onClick={() => window.scrollTo(0, 0)}
        className={`mt-3 ${buttonClass('secondary')}`}
      >
        {step.action}
      </Link>
    </aside>
  )
}
