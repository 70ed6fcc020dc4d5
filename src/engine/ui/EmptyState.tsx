import type { ReactNode } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icon-name'

interface Texts {
  title: string
  children?: ReactNode
}
/** Either an icon or, where something is to begin, the address of a picture. */
type Sign = { icon: IconName; picture?: never } | { icon?: never; picture: string }

/** Shown where a list has nothing to show: why, and what to do. */
export function EmptyState({ icon, title, picture, children }: Texts & Sign) {
  return (
    // No wider than text is: an empty box across a laptop would be the largest thing on the page.
    <div className="flex max-w-3xl items-center gap-x-6 gap-y-3 rounded border border-dashed border-edge px-4 py-6 max-sm:flex-col max-sm:text-center sm:px-6">
      {picture === undefined ? (
        <Icon name={icon} className="size-10 text-muted" />
      ) : (
        <img
          src={picture}
          alt=""
          width="320"
          height="150"
          className="h-auto w-64 shrink-0 rounded bg-accent-soft p-4 sm:w-56"
        />
      )}
      <div className="min-w-0">
        <h3 className="text-lg font-bold">{title}</h3>
        <div className="mt-1 grid max-w-prose justify-items-center gap-4 text-muted max-sm:text-balance sm:justify-items-start">
          {children}
        </div>
      </div>
    </div>
  )
}
