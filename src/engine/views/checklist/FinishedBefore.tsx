import type { ReactNode } from 'react'
import { Summary } from '../../ui/Disclosure'
import { KeptDisclosure } from '../../ui/KeptDisclosure'

interface Props {
  /** The name under which its open state is kept. Unique in the product. */
  name: string
  count: number
  children: ReactNode
}

/** Items that were finished before, collapsed so that unfinished ones come first. All are printed. */
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
