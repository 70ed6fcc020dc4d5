import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import type { AnyScreenEntry } from './screen'

interface Props {
  entry: AnyScreenEntry
  /** Shown in place of the summary. */
  banner?: string | undefined
  /** A button in the row of the title. */
  action?: ReactNode
  /** Figures or a note, beside the title if there is room. Each decides whether it is printed. */
  children?: ReactNode
  /** Whether the line under the title is left out of a print. */
  isHiddenInPrint?: true | undefined
}

/**
 * The header of a screen: its title and one line, so that the content starts high on the page. On wide
 * screens the figures are beside them. See docs/decisions/0020.
 */
export function ScreenHead({ entry, banner, action, children, isHiddenInPrint }: Props) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
      <div className="min-w-[min(18rem,100%)] flex-1">
        {/* With large text the button wraps below the title before a word of the title breaks. */}
        <div className="flex flex-wrap items-center gap-x-3">
          <Icon name={entry.icon} className="size-8 text-accent max-sm:hidden" />
          <h1
            tabIndex={-1}
            className="max-w-full flex-[1_1_min-content] break-words text-2xl font-extrabold sm:text-3xl"
          >
            {entry.title}
          </h1>
          {action}
        </div>
        <p
          data-no-print={isHiddenInPrint}
          className="mt-1 text-sm leading-snug text-muted sm:text-base"
        >
          {banner ?? entry.summary}
        </p>
      </div>
      {children && (
        <div className="flex-[0_1_auto] max-lg:basis-full has-[details[open]]:basis-full">
          {children}
        </div>
      )}
    </header>
  )
}
