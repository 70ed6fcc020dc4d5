import type { CalendarDay } from '@/engine/calendar-day'
import { areaName } from './area-name'
import { monthly } from './bah-sentences'
import type { StationResult } from './find-station'

interface Props {
  title: string
  station: StationResult
  rate: number | undefined
  today: CalendarDay
}

/** The housing allowance at one duty station, and its housing area. */
export function StationRate({ title, station, rate, today }: Props) {
  if (station.kind !== 'area') return null
  return (
    <div className="min-w-0 break-words">
      <dt className="font-semibold">{`${title}: ${station.name}`}</dt>
      <dd className="m-0">
        <span className="block text-xl font-bold sm:text-2xl">
          {rate === undefined ? '' : monthly(rate, today)}
        </span>
        <span className="block text-sm text-muted">{`Housing area: ${areaName(station.area)}`}</span>
      </dd>
    </div>
  )
}
