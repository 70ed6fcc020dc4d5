import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'section'> {
  /** The button that leads on. */
  action: ReactNode
}

/** A few words that stand out, and the way on beside them. */
export function Callout({ action, children, ...rest }: Props) {
  return (
    <section
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded bg-accent-soft p-4 sm:p-5 print:p-0"
      {...rest}
    >
      <div className="min-w-[min(15rem,100%)] flex-1">{children}</div>
      {action}
    </section>
  )
}
