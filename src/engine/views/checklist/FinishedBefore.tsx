import type { ReactNode } from 'react'
import { Summary } from '../../ui/Disclosure'
import { KeptDisclosure } from '../../ui/KeptDisclosure'

interface Props {
  /** Tells it from all others of the product. */
  name: string
  count: number
  children: ReactNode
}

/** What was finished before, collapsed so that what is open comes first. Paper has all of it. */
export function FinishedBefore({ name, count, children }: Props) {
  return (
    <KeptDisclosure name={name} className="group/finished border-t border-solid border-line">
      <Summary>
        <span className="group-open/finished:hidden">{`Show ${count} Finished`}</span>
        <span className="hidden group-open/finished:inline">{`Hide ${count} Finished`}</span>
      </Summary>
      {children}
    </KeptDisclosure>
  )
}
