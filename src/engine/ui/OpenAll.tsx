import type { RefObject } from 'react'
import { announce } from '../announcer'
import { Button } from './Button'

interface Props {
  /** The element that contains the disclosures. */
  container: RefObject<HTMLElement | null>
  /** The plural noun for them, to announce: "stages". */
  what: string
}

/** Two buttons that open and close all disclosures in a container. A `KeptDisclosure` remembers it. */
export function OpenAll({ container, what }: Props) {
  const setAll = (isOpen: boolean) => {
    for (const details of container.current?.querySelectorAll('details') ?? [])
      details.open = isOpen
    announce(`All ${what} are ${isOpen ? 'open' : 'closed'}.`)
  }
  return (
    <div className="flex flex-wrap max-md:-ml-4 md:-mr-4" data-no-print>
      <Button variant="quiet" onClick={() => setAll(true)}>
        Open All
      </Button>
      <Button variant="quiet" onClick={() => setAll(false)}>
        Close All
      </Button>
    </div>
  )
}
