/** A figure that people watch. */
export interface Stat {
  label: string
  value: string
}

/** Large figures in a row, as a description list. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="m-0 text-3xl font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
