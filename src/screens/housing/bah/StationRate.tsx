import type { CalendarDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { areaName } from './area-name'
import { monthly, stationNote } from './bah-sentences'
import type { StationResult } from './find-station'

interface Props {
  title: string
  station: StationResult
  rate: number | undefined
  today: CalendarDay
}

/** The housing allowance at one duty station, and its housing area; on paper, also what is paid overseas instead. */
export function StationRate({ title, station, rate, today }: Props) {
  if (station.kind === 'overseas') {
    // On screen, the field has this note. The field does not print.
    return (
      <div className="hidden min-w-0 break-words print:block">
        <dt className="font-semibold">{`${title}: ${isolate(station.name)}`}</dt>
        <dd className="m-0">{stationNote(station)}</dd>
      </div>
    )
  }
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
