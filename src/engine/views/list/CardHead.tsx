import type { ReactNode } from 'react'

interface Props {
  /** The title, and what belongs right under it. */
  title: ReactNode
  /** The link that the record keeps. */
  link: ReactNode
  /** What classifies the record. */
  badges: ReactNode
}

/**
 * The head of a record's card: the title, and at the top right its link and its badges. On a phone these
 * have a row of their own where a title would have to wrap beside them; on paper the link has one.
 */
export function CardHead({ title, link, badges }: Props) {
  return (
    <div className="flex items-start gap-x-3 gap-y-1 max-sm:flex-wrap print:flex-wrap">
      <div className="min-w-0 grow-9999 sm:flex-1">{title}</div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 max-sm:grow max-sm:justify-between sm:max-w-3/5 sm:shrink-0 sm:justify-end print:contents! empty:hidden">
        {link}
        <div className="ml-auto mt-0.5 flex flex-wrap justify-end gap-2 empty:hidden">{badges}</div>
      </div>
    </div>
  )
}
