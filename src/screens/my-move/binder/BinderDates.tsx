import { formatWeekdayAndYear } from '@/engine/calendar-day'
import { BinderTable } from './BinderTable'
import type { KnownDay } from './known-days'

/** The dates that the plan is counted from, with space to write in those that are unknown. */
export function BinderDates({ days }: { days: readonly KnownDay[] }) {
  return (
    <BinderTable
      columns={days.map(({ label }) => ({ title: label }))}
      rows={[days.map((day) => <Day key={day.label} day={day} />)]}
    />
  )
}

function Day({ day: { entered, counted } }: { day: KnownDay }) {
  if (entered !== '') return <b>{formatWeekdayAndYear(entered)}</b>
  return (
    <p className="pt-5 text-xs">{counted !== '' && `about ${formatWeekdayAndYear(counted)}`}</p>
  )
}
