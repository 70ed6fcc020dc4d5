/** A figure that people watch. */
export interface Stat {
  label: string
  value: string
}

/**
 * A small card with one figure over its label, for a `<dl>`. On a phone a label breaks between its
 * words before the figures take a second row.
 */
export function StatFigure({ stat: { label, value } }: { stat: Stat }) {
  return (
    <div className="flex min-w-11 flex-auto max-sm:basis-[min-content] flex-col-reverse justify-end rounded border border-solid border-line bg-raised px-1.5 py-1 text-center sm:px-3 sm:py-2">
      <dt className="break-words text-xs leading-tight text-muted">{label}</dt>
      <dd className="m-0 whitespace-nowrap text-lg font-bold leading-snug tabular-nums sm:text-2xl sm:leading-tight">
        {value}
      </dd>
    </div>
  )
}
