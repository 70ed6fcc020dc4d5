import type { ReactNode } from 'react'
import { Icon } from './Icon'

interface Props {
  icon: string
  title: string
  /** The address of a picture over it, where something is to begin. */
  picture?: string
  children?: ReactNode
}

/** What stands where a list has nothing to show: why, and what to do. */
export function EmptyState({ icon, title, picture, children }: Props) {
  return (
    <div className="rounded border border-dashed border-edge px-4 py-8 text-center">
      {picture && (
        <img
          src={picture}
          alt=""
          width="320"
          height="150"
          className="mx-auto mb-5 h-auto w-64 rounded bg-accent-soft p-4"
        />
      )}
      <Icon name={icon} className={picture ? 'size-6 text-accent' : 'size-10 text-muted'} />
      <h3 className="mt-2 text-lg font-bold">{title}</h3>
      <div className="mx-auto mt-2 grid max-w-md justify-items-center gap-4 text-muted">
        {children}
      </div>
    </div>
  )
}
