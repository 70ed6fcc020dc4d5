import type { ReactNode } from 'react'
import { Summary } from '../../ui/Disclosure'
import { KeptDisclosure } from '../../ui/KeptDisclosure'

interface Props {
  /** The name under which its open state is kept. Unique in the product. */
  name: string
  finished: number
  /** How many the person has unchecked since. They stay in place. */
  unfinished: number
  children: ReactNode
}

/** Items that were finished before, collapsed so that unfinished ones come first. All are printed. */
export function FinishedBefore({ name, finished, unfinished, children }: Props) {
  const items = [
    ...(finished > 0 ? [`${finished} Finished`] : []),
    ...(unfinished > 0 ? [`${unfinished} Unfinished`] : []),
  ].join(' and ')
  return (
    <KeptDisclosure name={name} className="group/finished border-t border-solid border-line">
      <Summary>
        <span className="group-open/finished:hidden">{`Show ${items}`}</span>
        <span className="hidden group-open/finished:inline">{`Hide ${items}`}</span>
      </Summary>
      {children}
    </KeptDisclosure>
  )
}
