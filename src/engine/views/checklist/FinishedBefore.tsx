import type { ReactNode } from 'react'
import { KeptDetails } from '../../ui/KeptDetails'

interface Props {
  /** Tells it from all others of the product. */
  name: string
  count: number
  children: ReactNode
}

/** What was finished before, folded so that what is open comes first. Paper has all of it. */
export function FinishedBefore({ name, count, children }: Props) {
  return (
    <KeptDetails name={name} className="group/finished border-t border-solid border-line">
      <summary className="ring-on-focus min-h-11 rounded py-2 font-semibold text-accent">
        <span className="group-open/finished:hidden">{`Show ${count} Finished`}</span>
        <span className="hidden group-open/finished:inline">{`Hide ${count} Finished`}</span>
      </summary>
      {children}
    </KeptDetails>
  )
}
