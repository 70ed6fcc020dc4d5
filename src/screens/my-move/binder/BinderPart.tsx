import type { ReactNode } from 'react'

interface Props {
  title: string
  /** A sentence below the title. */
  lead?: string | undefined
  /** Whether it starts on a new sheet, so that it can be taken out of the binder. */
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
