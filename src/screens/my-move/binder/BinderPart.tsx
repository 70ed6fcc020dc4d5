import type { ReactNode } from 'react'

interface Props {
  title: string
  /** One sentence on it. */
  lead?: string | undefined
  /** Whether it begins on a sheet of its own, for parts that people take out. */
  isOnNewSheet?: boolean
  children: ReactNode
}

/** A titled part of the binder. */
export function BinderPart({ title, lead, isOnNewSheet = false, children }: Props) {
  return (
    <section className={isOnNewSheet ? 'break-before-page' : 'mt-5'}>
      <h2 className="text-xl font-bold">{title}</h2>
      {lead && <p className="text-xs">{lead}</p>}
      {children}
    </section>
  )
}
