/** A figure that people watch. */
export interface Stat {
  label: string
  value: string
}

/** One large figure over its label; stands in a `<dl>`. */
export function StatFigure({ stat: { label, value } }: { stat: Stat }) {
  return (
    <div className="flex w-min flex-col-reverse justify-end sm:w-auto">
      <dt className="break-words text-sm leading-snug text-muted">{label}</dt>
      <dd className="m-0 whitespace-nowrap text-3xl font-bold tabular-nums">{value}</dd>
    </div>
  )
}
