import type { ReactNode } from 'react'
import { Icon } from './Icon'

/** What stands where a list has nothing to show: why, and what to do. */
export function EmptyState(props: { icon: string; title: string; children?: ReactNode }) {
  return (
    <div className="rounded border border-dashed border-edge px-4 py-10 text-center">
      <Icon name={props.icon} className="size-10 text-muted" />
      <h3 className="mt-3 text-lg font-bold">{props.title}</h3>
      <div className="mx-auto mt-2 grid max-w-md justify-items-center gap-4 text-muted">
        {props.children}
      </div>
    </div>
  )
}
