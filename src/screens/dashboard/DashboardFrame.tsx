import { BetaNote } from './BetaNote'

/** What the dashboard shows before its data is there: room for the greeting, which needs a name. */
export function DashboardFrame() {
  return (
    <div className="min-h-dvh">
      <p className="text-3xl font-extrabold leading-tight">Loading…</p>
      <BetaNote />
    </div>
  )
}
