import type { ReactNode } from 'react'

interface Props {
  /** What classifies the thing; several stand under each other where they need more than half of the row. */
  badges: ReactNode
  /** The title, and what belongs right under it. */
  children: ReactNode
}

/** The head of a card or a row: its badges are at the top right, and a title of any length wraps beside them. */
export function TitleRow({ badges, children }: Props) {
  return (
    <div className="flex items-start justify-between gap-x-3">
      <div className="min-w-0 flex-1">{children}</div>
      <div className="mt-0.5 flex max-w-1/2 shrink-0 flex-wrap justify-end gap-2 empty:hidden">
        {badges}
      </div>
    </div>
  )
}
