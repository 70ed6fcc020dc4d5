import { useState } from 'react'
import { cityOf, timeZoneName, unitedStatesZones } from '../time-zone-name'
import { deviceTimeZone } from '../zoned-time'
import type { InputProps } from './input-props'

/** A select of time zones: the device's, those of the United States, then all others that the browser supports. */
export function TimeZoneInput({ field, register, control, value }: InputProps) {
  const [groups] = useState(() => choices(String(value ?? '')))
  return (
    <select {...control} {...register(field)} className="field-box">
      <option value="">Choose a time zone</option>
      {groups.map(({ title, zones }) => (
        <optgroup key={title} label={title}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {nameInList(zone)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

/** @param held the value when the form opens. It is an option even if this browser does not support it. */
function choices(held: string) {
  const own = [...new Set([deviceTimeZone(), held].filter(Boolean))]
  const isNew = (zone: string) => !own.includes(zone)
  const unitedStates = Object.keys(unitedStatesZones).filter(isNew)
  const others = Intl.supportedValuesOf('timeZone').filter(
    (zone) => isNew(zone) && !(zone in unitedStatesZones),
  )
  return [
    { title: 'This Device', zones: own },
    { title: 'United States', zones: unitedStates },
    { title: 'All Others', zones: others },
  ]
}

/** "Pacific Time (Los Angeles)", "Berlin (Europe)" */
function nameInList(zone: string): string {
  if (zone in unitedStatesZones) return `${timeZoneName(zone)} (${cityOf(zone)})`
  const region = zone.split('/').slice(0, -1).join(', ').replaceAll('_', ' ')
  return region ? `${cityOf(zone)} (${region})` : zone
}
