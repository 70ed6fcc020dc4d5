import type { ComponentProps } from 'react'

/** A raised area for one thing. Do not nest cards: separate the content of a card with space and lines. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`bg-raised border border-solid border-line rounded shadow p-4 sm:p-5 ${className}`}
      {...rest}
    />
  )
}
