import type { RefObject } from 'react'
import { announce } from '../announcer'
import { Button } from './Button'

interface Props {
  /** What holds the parts that collapse. */
  parts: RefObject<HTMLElement | null>
  /** What they are, in the plural: "stages". */
  what: string
}

/** Two buttons that open and close all parts at once. Each part keeps that as if it was pressed itself. */
export function OpenAll({ parts, what }: Props) {
  const setAll = (isOpen: boolean) => {
    for (const part of parts.current?.querySelectorAll('details') ?? []) part.open = isOpen
    announce(`All ${what} are ${isOpen ? 'open' : 'closed'}.`)
  }
  return (
    <div className="flex flex-wrap max-sm:-ml-4 sm:-mr-4" data-no-print>
      <Button variant="quiet" onClick={() => setAll(true)}>
        Open All
      </Button>
      <Button variant="quiet" onClick={() => setAll(false)}>
        Close All
      </Button>
    </div>
  )
}
