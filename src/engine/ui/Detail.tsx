import type { ReactNode } from 'react'

interface Props {
  label: string
  /** Whether it gets its own line, as sentences and lists need. */
  wide?: boolean
  children: ReactNode
}

/** A value under its label, in a `dl` that lays them out. */
export function Detail({ label, wide, children }: Props) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  )
}
