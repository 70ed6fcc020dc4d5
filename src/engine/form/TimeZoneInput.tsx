import { useState } from 'react'
import { cityOf, timeZoneName, unitedStatesZones } from '../time-zone-name'
import { deviceTimeZone } from '../zoned-time'
import type { InputProps } from './input-props'

/** A select of time zones: the device's, those of the United States, then all others that the browser supports. */
export function TimeZoneInput({ field, register, control, value }: InputProps) {
  const [groups] = useState(choices)
  /** The value when the form opens. It is an option even if this browser does not support it. */
  const [held] = useState(() => String(value ?? ''))
  const isUnknown = held !== '' && !groups.some(({ zones }) => zones.includes(held))
  return (
    <select {...control} {...register(field)} className="field-box">
      <option value="">Choose a time zone</option>
      {isUnknown && <option value={held}>{nameInList(held)}</option>}
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

/** The groups of time zones. Each zone is in one of them. */
function choices() {
  const device = deviceTimeZone()
  const isElsewhere = (zone: string) => zone !== device
  const unitedStates = [...unitedStatesZones.keys()].filter(isElsewhere)
  const others = Intl.supportedValuesOf('timeZone').filter(
    (zone) => isElsewhere(zone) && !unitedStatesZones.has(zone),
  )
  return [
    { title: 'This Device', zones: [device].filter(Boolean) },
    { title: 'United States', zones: unitedStates },
    { title: 'All Others', zones: others },
  ]
}

/** "Pacific Time (Los Angeles)", "Berlin (Europe)" */
function nameInList(zone: string): string {
  if (unitedStatesZones.has(zone)) return `${timeZoneName(zone)} (${cityOf(zone)})`
  const region = zone.split('/').slice(0, -1).join(', ').replaceAll('_', ' ')
  return region ? `${cityOf(zone)} (${region})` : zone
}
