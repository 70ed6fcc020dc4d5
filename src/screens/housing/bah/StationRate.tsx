import { areaName } from './area-name'
import { dollars } from './bah-sentences'
import type { Station } from './find-station'

interface Props {
  title: string
  station: Station
  rate: number | undefined
}

/** What one duty station pays, and which housing area it is in. */
export function StationRate({ title, station, rate }: Props) {
  if (station.kind !== 'area') return null
  return (
    <div>
      <dt className="font-semibold">{`${title}: ${station.name}`}</dt>
      <dd className="m-0">
        <span className="block text-2xl font-bold">
          {rate === undefined ? '' : `${dollars(rate)} a month`}
        </span>
        <span className="block text-sm text-muted">{`Housing area: ${areaName(station.area)}`}</span>
      </dd>
    </div>
  )
}
