import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  /** What belongs right under the title. */
  subtitle: ReactNode
  /** The link that the record keeps. */
  link: ReactNode
  /** What classifies the record. */
  badges: ReactNode
}

/**
 * The head of a record's card. The badges stand at the top right of every card, and the link under them: a
 * long title wraps beside them, and goes over them only where a word of it has no room.
 */
export function CardHead({ title, subtitle, link, badges }: Props) {
  return (
    <>
      {/* As wide as its longest word at least, or as the card: that needs words that break last of all. */}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 break-words">
        <div className="min-w-0 max-w-full flex-[1_1_min-content]">{title}</div>
        <div className="ml-auto mt-0.5 flex flex-wrap justify-end gap-2 empty:hidden">{badges}</div>
      </div>
      <div className="flex flex-wrap items-start gap-x-3 break-words">
        <div className="min-w-0 max-w-full flex-[1_1_min-content] empty:hidden">{subtitle}</div>
        {link}
      </div>
    </>
  )
}
