import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'section'> {
  /** The button or link beside the text. */
  action: ReactNode
}

/** A short highlighted text with a button or link beside it. */
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
