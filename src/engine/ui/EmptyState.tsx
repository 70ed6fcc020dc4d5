import type { ReactNode } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icon-name'

interface Texts {
  title: string
  children?: ReactNode
}
/** Either an icon or, where something is to begin, the address of a picture. */
type Sign = { icon: IconName; picture?: never } | { icon?: never; picture: string }

/** What stands where a list has nothing to show: why, and what to do. */
export function EmptyState({ icon, title, picture, children }: Texts & Sign) {
  return (
    // No wider than what it says: an empty box across a laptop would be the largest thing on the page.
    <div className="mx-auto max-w-[44rem] rounded border border-dashed border-edge px-4 py-8 text-center">
      {picture === undefined ? (
        <Icon name={icon} className="size-10 text-muted" />
      ) : (
        <img
          src={picture}
          alt=""
          width="320"
          height="150"
          className="mx-auto mb-5 h-auto w-64 rounded bg-accent-soft p-4"
        />
      )}
      <h3 className="mt-2 text-lg font-bold">{title}</h3>
      <div className="mx-auto mt-2 grid max-w-md justify-items-center gap-4 text-muted">
        {children}
      </div>
    </div>
  )
}
